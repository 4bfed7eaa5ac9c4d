'use client';

import { useSearchParams } from 'next/navigation';
import { onDemand } from '@/components/ui/loading/on-demand';
import { showTeam, type TeamOverPage, teamInAddress } from './team-address';

const TeamDialog = onDemand(async () => (await import('./team-dialog')).TeamDialog, {
  close: ({ onClose }) => onClose(),
});

/** The team over a page, while the address says so: it is there again after a reload, and for who comes back. */
export function OpenTeam({ claims }: TeamOverPage) {
  if (!useSearchParams().has(teamInAddress)) return null;
  return <TeamDialog claims={claims} onClose={() => showTeam(null)} />;
}
