'use client';

import { useLocale, useTranslations } from 'next-intl';
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

/** The head of a claimant's pages. */
export function ClaimantHeader({ user }: { user: PresentedUser }) {
  const t = useTranslations('claim.account');
  const ui = useTranslations('ui');
  const language = useLocale();
  const logout = useLogout(user.role);
  const facts = [
    ...(user.phone ? [{ label: t('phone'), value: `+91 ${user.phone}` }] : []),
    { label: ui('memberSince'), value: formatDate(user.createdAt, language) },
  ];
  return (
    <SiteHeader
      actions={
        <>
          <LanguageSwitcher />
          <NotificationBell user={user} />
          <AvatarMenu
            name={`${user.firstName} ${user.lastName}`}
            email={user.email}
            label={t('claimant')}
            facts={facts}
            onLogout={logout}
          >
            <SecurityLink href={paths.security} />
            <PreferencesLink href={paths.preferences} />
          </AvatarMenu>
        </>
      }
    />
  );
}
