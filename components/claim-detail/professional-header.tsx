'use client';

import { ProfileMenu } from '@/components/ip-dashboard/profile-menu';
import { NotificationBell } from '@/components/notifications/bell';
import { SiteHeader } from '@/components/shell/site-header';
import { paths } from '@/lib/client/paths';
import type { PresentedUser } from '@/lib/identity/accounts/present';

/** The head of a professional's pages beside the dashboard. */
export function ProfessionalHeader({ user }: { user: PresentedUser }) {
  return (
    <SiteHeader
      home={paths.ipDashboard}
      actions={
        <>
          <NotificationBell user={user} />
          <ProfileMenu user={user} />
        </>
      }
    />
  );
}
