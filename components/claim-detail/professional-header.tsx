'use client';

import { useTranslations } from 'next-intl';
import { useLogout } from '@/components/auth/use-logout';
import { useProfileFacts } from '@/components/ip-dashboard/use-profile-facts';
import { AvatarMenu } from '@/components/layout/avatar-menu';
import { SiteHeader } from '@/components/layout/site-header';
import { NotificationBell } from '@/components/notifications/bell';
import { paths } from '@/lib/client/paths';
import type { PresentedUser } from '@/lib/users/present';

/** The head of a professional's pages about one claim. */
export function ProfessionalHeader({ user }: { user: PresentedUser }) {
  const t = useTranslations('ip.roles');
  const logout = useLogout(user.role);
  const facts = useProfileFacts(user);
  return (
    <SiteHeader
      home={paths.ipDashboard}
      actions={
        <>
          <NotificationBell user={user} />
          <AvatarMenu
            name={`${user.firstName} ${user.lastName}`}
            email={user.email}
            label={t(user.role === 'ip_admin' ? 'ip_admin' : 'ip_case_manager')}
            facts={facts}
            onLogout={logout}
          />
        </>
      }
    />
  );
}
