'use client';

import { useTranslations } from 'next-intl';
import { ProfessionalHeader } from '@/components/shell/header/professional-header';
import { useUser } from '@/components/shell/session/signed-in';
import { fullName } from '@/lib/format/person';
import { SystemStatus } from './system-status';

export function DashboardHeader() {
  const t = useTranslations('ip');
  const user = useUser();
  const name = fullName(user);
  const role = t(`roles.${user.role === 'ip_admin' ? 'ip_admin' : 'ip_case_manager'}`);
  return (
    <ProfessionalHeader actions={<SystemStatus />}>
      <div className="min-w-0">
        <h1 className="text-lg leading-6 text-peacock-deep">{t('title')}</h1>
        <p className="text-sm text-ink-soft">
          {t('welcome', { name })}
          <span className="max-sm:hidden"> · </span>
          <span className="font-semibold max-sm:block">{role}</span>
        </p>
      </div>
    </ProfessionalHeader>
  );
}
