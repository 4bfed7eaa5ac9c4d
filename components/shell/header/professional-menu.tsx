'use client';

import Archive from 'lucide-react/icons/archive';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FilePlus from 'lucide-react/icons/file-plus';
import HardDrive from 'lucide-react/icons/hard-drive';
import MailWarning from 'lucide-react/icons/mail-warning';
import Mailbox from 'lucide-react/icons/mailbox';
import Settings2 from 'lucide-react/icons/settings-2';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { AvatarMenu } from '@/components/shell/account/avatar-menu';
import { logOut } from '@/components/shell/account/log-out';
import { PreferencesLink } from '@/components/shell/account/preferences-link';
import { SecurityLink } from '@/components/shell/account/security-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { may } from '@/lib/access/permissions';
import { letterPaths } from '@/lib/client/paths/letters';
import { listPaths } from '@/lib/client/paths/lists';
import { paths } from '@/lib/client/paths/paths';
import { formatDate } from '@/lib/format/date';
import { fullName } from '@/lib/format/person';
import type { PresentedUser } from '@/lib/identity/accounts/present';

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
      {may(user.role, 'statistics.overview') && (
        <Link className={buttonVariants({ variant: 'secondary' })} href={listPaths.console}>
          <ClipboardCheck aria-hidden="true" />
          {t('creditors')}
        </Link>
      )}
      {may(user.role, 'claim.enter') && (
        <Link className={buttonVariants({ variant: 'secondary' })} href={paths.ipEnter}>
          <FilePlus aria-hidden="true" />
          {t('enter')}
        </Link>
      )}
      {may(user.role, 'case.edit') && (
        <Link className={buttonVariants({ variant: 'secondary' })} href={paths.ipCase}>
          <Settings2 aria-hidden="true" />
          {t('case.menu')}
        </Link>
      )}
      {may(user.role, 'claim.file') && (
        <Link className={buttonVariants({ variant: 'secondary' })} href={letterPaths.files}>
          <Archive aria-hidden="true" />
          {t('files')}
        </Link>
      )}
      {may(user.role, 'claim.file') && (
        <Link className={buttonVariants({ variant: 'secondary' })} href={letterPaths.post}>
          <Mailbox aria-hidden="true" />
          {t('post')}
        </Link>
      )}
      {may(user.role, 'mail.manage') && (
        <Link className={buttonVariants({ variant: 'secondary' })} href={paths.ipMail}>
          <MailWarning aria-hidden="true" />
          {t('mail.title')}
        </Link>
      )}
      {may(user.role, 'account.manage') && (
        <Link className={buttonVariants({ variant: 'secondary' })} href={paths.ipAccounts}>
          <HardDrive aria-hidden="true" />
          {t('accounts.title')}
        </Link>
      )}
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
