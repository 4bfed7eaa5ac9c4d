'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AvatarMenu } from '@/components/shell/account/avatar-menu';
import { logOut } from '@/components/shell/account/log-out';
import { onDemand } from '@/components/ui/loading/on-demand';
import { paths } from '@/lib/client/paths/paths';
import { formatDate } from '@/lib/format/date';
import { fullName } from '@/lib/format/person';
import type { PresentedUser } from '@/lib/identity/accounts/present';

const SecurityLink = onDemand(
  async () => (await import('@/components/shell/account/security-link')).SecurityLink,
  { quiet: true },
);
const PreferencesLink = onDemand(
  async () => (await import('@/components/shell/account/preferences-link')).PreferencesLink,
  { quiet: true },
);

/** Who of the professionals is signed in, what is theirs, and the way out. */
export function ProfessionalMenu({ user }: { user: PresentedUser }) {
  const t = useTranslations('ip');
  const facts = useProfessionalFacts(user);
  return (
    <AvatarMenu
      name={fullName(user)}
      email={user.email}
      label={t(`roles.${user.role === 'ip_admin' ? 'ip_admin' : 'ip_case_manager'}`)}
      facts={facts}
      onLogout={logOut}
    >
      <SecurityLink href={paths.ipSecurity} />
      <PreferencesLink href={paths.ipPreferences} />
    </AvatarMenu>
  );
}

/** Leaves out what the person never gave. */
function useProfessionalFacts(user: PresentedUser) {
  const t = useTranslations('ip.facts');
  const language = useLocale();
  const ui = useTranslations('ui');
  const facts = [
    { label: t('phone'), value: user.phone && `+91 ${user.phone}` },
    { label: t('licenseNumber'), value: user.licenseNumber },
    { label: t('organization'), value: user.organization },
    { label: ui('memberSince'), value: formatDate(user.createdAt, language) },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
