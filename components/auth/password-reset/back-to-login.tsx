'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { paths } from '@/lib/client/paths/paths';

export function BackToLogin() {
  const t = useTranslations('auth.forgot');
  const linkStyles = 'link inline-block py-2';
  return (
    <p className="mt-5 flex flex-wrap justify-center gap-x-8">
      <Link href={paths.login} className={linkStyles}>
        {t('back')}
      </Link>
      <Link href={paths.ipLogin} className={linkStyles}>
        {t('backIp')}
      </Link>
    </p>
  );
}
