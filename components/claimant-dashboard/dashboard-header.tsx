'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LogoutButton } from '@/components/auth/sign-in/logout-button';
import { useLogout } from '@/components/auth/sign-in/use-logout';
import { NotificationBell } from '@/components/notifications/bell';
import { AvatarMenu } from '@/components/shell/account/avatar-menu';
import { PreferencesLink } from '@/components/shell/account/preferences-link';
import { SecurityLink } from '@/components/shell/account/security-link';
import { LanguageSwitcher } from '@/components/shell/language/language-switcher';
import { SiteHeader } from '@/components/shell/site-header';
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
