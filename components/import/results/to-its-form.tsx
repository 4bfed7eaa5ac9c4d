'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { keepForTable } from '@/lib/client/files/waiting-list';
import { paths } from '@/lib/client/paths/paths';
import { enterPath } from '@/lib/client/paths/wizard';
import { RequestError } from '@/lib/client/request/request';
import { creditorTypes, type TableName, tableNames } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import type { Check } from './use-check';

interface ToItsFormProps {
  check: Check;
  forOthers: boolean;
  onLeave: () => void;
}

/** The table of a form that a refused file belongs to. */
function listIn(error: unknown) {
  const issues = error instanceof RequestError ? (error.answer.issues ?? []) : [];
  const params = issues.find(({ rule }) => rule === 'rows_of_claim')?.params;
  const type = creditorTypes.find((each) => each === params?.type);
  const table = tableNames.find((each): each is TableName => each === params?.table);
  return type && table && { type, table };
}

/** Leads from a list of rows to its form, which takes the file over. Shows nothing for any other file. */
export function ToItsForm({ check, forOthers, onLeave }: ToItsFormProps) {
  const t = useTranslations('import.check');
  const list = listIn(check.error);
  if (!list || !check.sent) return null;
  const { file } = check.sent;
  return (
    <Link
      className={buttonVariants({ variant: 'secondary' })}
      href={forOthers ? enterPath(list.type) : paths.newClaimOf(list.type)}
      onClick={() => {
        keepForTable(list.table, file);
        onLeave();
      }}
    >
      {t('openForm', { letter: formOf(list.type).letter })}
    </Link>
  );
}
