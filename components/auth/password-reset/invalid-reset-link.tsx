'use client';

import Unlink from 'lucide-react/icons/unlink';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Completion } from '@/components/shell/completion';
import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/lib/client/paths';
import { BackToLogin } from './back-to-login';

export function InvalidResetLink() {
  const t = useTranslations('auth.reset');
  const judged = useTranslations('errors.judged');
  return (
    <>
      <Completion icon={<Unlink />} title={t('invalidTitle')}>
        <p className="mb-5">{judged('reset_token')}</p>
        <Link className={buttonVariants()} href={paths.forgotPassword}>
          {t('requestNew')}
        </Link>
      </Completion>
      <BackToLogin />
    </>
  );
}
