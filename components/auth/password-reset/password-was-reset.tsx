'use client';

import CircleCheck from 'lucide-react/icons/circle-check';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Completion } from '@/components/shell/completion';
import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/lib/client/paths';

export function PasswordWasReset() {
  const t = useTranslations('auth.reset');
  return (
    <Completion icon={<CircleCheck />} title={t('doneTitle')}>
      <p className="mb-5">{t('doneText')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link className={buttonVariants()} href={paths.login}>
          {t('login')}
        </Link>
        <Link className={buttonVariants({ variant: 'secondary' })} href={paths.ipLogin}>
          {t('loginIp')}
        </Link>
      </div>
    </Completion>
  );
}
