'use client';

import { useTranslations } from 'next-intl';
import { NotificationBell } from '@/components/notifications/bell';
import { SiteHeader } from '@/components/shell/site-header';
import { paths } from '@/lib/client/paths';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { ProfileMenu } from './profile-menu';
import { SystemStatus } from './system-status';

export function IpHeader({ user }: { user: PresentedUser }) {
  const t = useTranslations('ip');
  const name = `${user.firstName} ${user.lastName}`;
  const role = t(`roles.${user.role === 'ip_admin' ? 'ip_admin' : 'ip_case_manager'}`);
  return (
    <SiteHeader
      home={paths.ipDashboard}
      actions={
        <>
          <SystemStatus />
          <NotificationBell user={user} />
          <ProfileMenu user={user} />
        </>
      }
    >
      <div className="min-w-0">
        <h1 className="text-lg leading-6 text-peacock-deep">{t('title')}</h1>
        <p className="text-sm text-ink-soft">
          {t('welcome', { name })}
          <span className="max-sm:hidden"> · </span>
          <span className="font-semibold max-sm:block">{role}</span>
        </p>
      </div>
    </SiteHeader>
  );
}
