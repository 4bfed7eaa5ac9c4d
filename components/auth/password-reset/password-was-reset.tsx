'use client';

import CircleCheck from 'lucide-react/icons/circle-check';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Completion } from '@/components/shell/completion';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/client/paths';

export function PasswordWasReset() {
  const t = useTranslations('auth.reset');
  return (
    <Completion icon={<CircleCheck />} title={t('doneTitle')}>
      <p className="mb-5">{t('doneText')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link href={paths.login}>{t('login')}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link href={paths.ipLogin}>{t('loginIp')}</Link>
        </Button>
      </div>
    </Completion>
  );
}
