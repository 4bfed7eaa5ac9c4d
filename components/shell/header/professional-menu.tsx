'use client';

import HardDrive from 'lucide-react/icons/hard-drive';
import MailWarning from 'lucide-react/icons/mail-warning';
import Settings2 from 'lucide-react/icons/settings-2';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { AvatarMenu } from '@/components/shell/account/avatar-menu';
import { PreferencesLink } from '@/components/shell/account/preferences-link';
import { SecurityLink } from '@/components/shell/account/security-link';
import { useLogout } from '@/components/shell/account/use-logout';
import { Button } from '@/components/ui/button';
import { may } from '@/lib/access/permissions';
import { paths } from '@/lib/client/paths';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { useProfessionalFacts } from './use-professional-facts';

/** Who of the professionals is signed in, where else they may go, and the way out. */
export function ProfessionalMenu({ user }: { user: PresentedUser }) {
  const t = useTranslations('ip');
  const logout = useLogout(user.role);
  const facts = useProfessionalFacts(user);
  return (
    <AvatarMenu
      name={`${user.firstName} ${user.lastName}`}
      email={user.email}
      label={t(`roles.${user.role === 'ip_admin' ? 'ip_admin' : 'ip_case_manager'}`)}
      facts={facts}
      onLogout={logout}
    >
      {may(user.role, 'case.edit') && (
        <Button asChild variant="secondary">
          <Link href={paths.ipCase}>
            <Settings2 aria-hidden="true" />
            {t('case.menu')}
          </Link>
        </Button>
      )}
      {may(user.role, 'mail.manage') && (
        <Button asChild variant="secondary">
          <Link href={paths.ipMail}>
            <MailWarning aria-hidden="true" />
            {t('mail.title')}
          </Link>
        </Button>
      )}
      {may(user.role, 'account.manage') && (
        <Button asChild variant="secondary">
          <Link href={paths.ipAccounts}>
            <HardDrive aria-hidden="true" />
            {t('accounts.title')}
          </Link>
        </Button>
      )}
      <SecurityLink href={paths.ipSecurity} />
      <PreferencesLink href={paths.ipPreferences} />
    </AvatarMenu>
  );
}
