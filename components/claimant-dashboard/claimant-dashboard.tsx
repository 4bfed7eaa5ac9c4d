'use client';

import { PageMain } from '@/components/layout/page-main';
import type { PresentedUser } from '@/lib/users/present';

export function ClaimantDashboard({ user }: { user: PresentedUser }) {
  return <PageMain>{user.firstName}</PageMain>;
}
