'use client';

import { PageMain } from '@/components/layout/page-main';
import type { PresentedUser } from '@/lib/users/present';

export function IpDashboard({ user }: { user: PresentedUser }) {
  return <PageMain>{user.firstName}</PageMain>;
}
