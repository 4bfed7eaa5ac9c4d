'use client';

import { RequireUser } from '@/components/auth/guard/require-user';
import { IpDashboard } from './ip-dashboard';

export function IpDashboardPage() {
  return <RequireUser side="ip">{(user) => <IpDashboard user={user} />}</RequireUser>;
}
