'use client';

import { useTranslations } from 'next-intl';
import { LogoutButton } from '@/components/shell/account/logout-button';
import { ClaimantHeader } from '@/components/shell/header/claimant-header';
import { useUser } from '@/components/shell/session/signed-in';
import { fullName } from '@/lib/format/person';

export function DashboardHeader() {
  const t = useTranslations('dashboard');
  const user = useUser();
  return (
    <ClaimantHeader actions={<LogoutButton compact />}>
      <div className="min-w-0">
        <h1 className="text-lg leading-6 text-peacock-deep">{t('title')}</h1>
        <p className="text-sm text-ink-soft">{t('welcome', { name: fullName(user) })}</p>
      </div>
    </ClaimantHeader>
  );
}
