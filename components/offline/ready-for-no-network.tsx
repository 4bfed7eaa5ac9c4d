'use client';

import { onDemand } from '@/components/ui/loading/on-demand';
import { isProfessional } from '@/lib/access/role';
import { useCurrentUser } from '@/lib/client/session/current-user';

const Shell = onDemand(async () => (await import('./shell')).Shell, { quiet: true });

/** Renders nothing; prepares claimants' pages, and no others, to open without a network. */
export function ReadyForNoNetwork() {
  const current = useCurrentUser();
  return current.state === 'known' && !isProfessional(current.user.role) ? <Shell /> : null;
}
