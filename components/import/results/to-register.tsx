'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useUser } from '@/components/shell/session/use-user';
import { buttonVariants } from '@/components/ui/button-variants';
import { may } from '@/lib/access/permissions';
import { keepRegister } from '@/lib/client/files/register';
import { paths } from '@/lib/client/paths/paths';
import { RequestError } from '@/lib/client/request/request';

/** What a table that an office kept itself breaks in a bulk upload, which goes by the portal's templates. */
const noTemplate = ['wrong_template', 'no_header'];

/** Tells whether a file was refused because it fits no template, to somebody who may look at it as a register. */
export function useMayBeRegister(error: unknown) {
  const { role } = useUser();
  const issues = error instanceof RequestError ? (error.answer.issues ?? []) : [];
  return may(role, 'case.takeIn') && issues.some(({ rule }) => noTemplate.includes(rule));
}

interface ToRegisterProps {
  /** Goes with the person; left out where none is chosen. */
  file: File | null;
  onLeave: () => void;
}

/** Leads to where registers are looked at, with the file. */
export function ToRegister({ file, onLeave }: ToRegisterProps) {
  const t = useTranslations('import.check');
  const { id } = useUser();
  return (
    <Link
      className={buttonVariants({ variant: 'secondary' })}
      href={paths.ipTakeIn}
      onClick={() => {
        if (file) keepRegister(id, file);
        onLeave();
      }}
    >
      {t('openRegister')}
    </Link>
  );
}
