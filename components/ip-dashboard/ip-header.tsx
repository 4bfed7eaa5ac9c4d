'use client';

import { useTranslations } from 'next-intl';
import { useLogout } from '@/components/auth/use-logout';
import { AvatarMenu } from '@/components/layout/avatar-menu';
import { SiteHeader } from '@/components/layout/site-header';
import { NotificationBell } from '@/components/notifications/bell';
import { paths } from '@/lib/client/paths';
import type { PresentedUser } from '@/lib/users/present';
import { SystemStatus } from './system-status';
import { useProfileFacts } from './use-profile-facts';

export function IpHeader({ user }: { user: PresentedUser }) {
  const t = useTranslations('ip');
  const logout = useLogout(user.role);
  const facts = useProfileFacts(user);
  const name = `${user.firstName} ${user.lastName}`;
  const role = t(`roles.${user.role === 'ip_admin' ? 'ip_admin' : 'ip_case_manager'}`);
  return (
    <SiteHeader
      home={paths.ipDashboard}
      actions={
        <>
          <SystemStatus />
          <NotificationBell user={user} />
          <AvatarMenu name={name} email={user.email} label={role} facts={facts} onLogout={logout} />
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
