'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LogoutButton } from '@/components/auth/logout-button';
import { useLogout } from '@/components/auth/use-logout';
import { AvatarMenu } from '@/components/layout/avatar-menu';
import { LanguageSwitcher } from '@/components/layout/language-switcher';
import { PreferencesLink } from '@/components/layout/preferences-link';
import { SecurityLink } from '@/components/layout/security-link';
import { SiteHeader } from '@/components/layout/site-header';
import { NotificationBell } from '@/components/notifications/bell';
import { paths } from '@/lib/client/paths';
import { formatDate } from '@/lib/format/date';
import type { PresentedUser } from '@/lib/identity/accounts/present';

export function DashboardHeader({ user }: { user: PresentedUser }) {
  const t = useTranslations('dashboard');
  const ui = useTranslations('ui');
  const language = useLocale();
  const logout = useLogout(user.role);
  const name = `${user.firstName} ${user.lastName}`;
  const facts = [
    ...(user.phone ? [{ label: t('phone'), value: `+91 ${user.phone}` }] : []),
    { label: ui('memberSince'), value: formatDate(user.createdAt, language) },
  ];
  return (
    <SiteHeader
      actions={
        <>
          <div className="max-sm:mr-auto">
            <LanguageSwitcher />
          </div>
          <NotificationBell user={user} />
          <AvatarMenu
            name={name}
            email={user.email}
            label={t('role')}
            facts={facts}
            onLogout={logout}
          >
            <SecurityLink href={paths.security} />
            <PreferencesLink href={paths.preferences} />
          </AvatarMenu>
          <LogoutButton role={user.role} />
        </>
      }
    >
      <div className="min-w-0">
        <h1 className="text-lg leading-6 text-peacock-deep">{t('title')}</h1>
        <p className="text-sm text-ink-soft">{t('welcome', { name })}</p>
      </div>
    </SiteHeader>
  );
}
