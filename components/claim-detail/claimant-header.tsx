'use client';

import { useLocale, useTranslations } from 'next-intl';
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
