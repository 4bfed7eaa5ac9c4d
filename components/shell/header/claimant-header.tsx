'use client';

import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { NotificationBell } from '@/components/notifications/bell';
import { AvatarMenu } from '@/components/shell/account/avatar-menu';
import { PreferencesLink } from '@/components/shell/account/preferences-link';
import { SecurityLink } from '@/components/shell/account/security-link';
import { useLogout } from '@/components/shell/account/use-logout';
import { LanguageSwitcher } from '@/components/shell/language/language-switcher';
import { useUser } from '@/components/shell/session/signed-in';
import { paths } from '@/lib/client/paths';
import { formatDate } from '@/lib/format/date';
import { SiteHeader } from './site-header';

type ClaimantHeaderProps = {
  /** Beside the mark: the title of a page that has it in its header. */
  children?: ReactNode;
  /** At the right end. */
  actions?: ReactNode;
};

/** The header of claimants' pages. */
export function ClaimantHeader({ children, actions }: ClaimantHeaderProps) {
  const user = useUser();
  const t = useTranslations('ui');
  const language = useLocale();
  const logout = useLogout(user.role);
  const facts = [
    ...(user.phone ? [{ label: t('phone'), value: `+91 ${user.phone}` }] : []),
    { label: t('memberSince'), value: formatDate(user.createdAt, language) },
  ];
  return (
    <SiteHeader
      // What is open in it closes when the page changes.
      key={usePathname()}
      actions={
        <>
          <div className={actions ? 'max-sm:mr-auto' : undefined}>
            <LanguageSwitcher />
          </div>
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
          {actions}
        </>
      }
    >
      {children}
    </SiteHeader>
  );
}
