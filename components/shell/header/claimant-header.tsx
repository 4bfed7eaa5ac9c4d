'use client';

import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { NotificationBell } from '@/components/notifications/bell';
import { AvatarMenu } from '@/components/shell/account/avatar-menu';
import { logOut } from '@/components/shell/account/log-out';
import { PreferencesLink } from '@/components/shell/account/preferences-link';
import { SecurityLink } from '@/components/shell/account/security-link';
import { LanguageSwitcher } from '@/components/shell/language/language-switcher';
import { useUser } from '@/components/shell/session/use-user';
import { onDemand } from '@/components/ui/loading/on-demand';
import { paths } from '@/lib/client/paths/paths';
import { formatDate } from '@/lib/format/date';
import { fullName } from '@/lib/format/person';
import { HelpLink } from './help-link';
import { SiteHeader } from './site-header';

type ClaimantHeaderProps = {
  /** The title, on pages that have it in their header. */
  children?: ReactNode;
  /** On the right. */
  actions?: ReactNode;
};

/** Few people need it, so its code loads when the menu opens. */
const TransfersLink = onDemand(
  async () => (await import('@/components/shell/account/transfers-link')).TransfersLink,
  { quiet: true },
);

export function ClaimantHeader({ children, actions }: ClaimantHeaderProps) {
  const user = useUser();
  const t = useTranslations('ui');
  const language = useLocale();
  const facts = [
    ...(user.phone ? [{ label: t('phone'), value: `+91 ${user.phone}` }] : []),
    { label: t('memberSince'), value: formatDate(user.createdAt, language) },
  ];
  return (
    <SiteHeader
      // An open menu closes when the page changes.
      key={usePathname()}
      actions={
        <>
          <div className={actions ? 'max-sm:mr-auto' : undefined}>
            <LanguageSwitcher />
          </div>
          <HelpLink />
          <NotificationBell user={user} />
          <AvatarMenu
            name={fullName(user)}
            email={user.email}
            label={t('claimant')}
            facts={facts}
            onLogout={logOut}
          >
            <SecurityLink href={paths.security} />
            <PreferencesLink href={paths.preferences} />
            <TransfersLink />
          </AvatarMenu>
          {actions}
        </>
      }
    >
      {children}
    </SiteHeader>
  );
}
