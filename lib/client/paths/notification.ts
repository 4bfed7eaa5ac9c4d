import { isProfessional, type Role } from '@/lib/access/role';
import { notificationKinds, type StoredType } from '@/lib/notifications/kinds/types';
import { paths } from './paths';
import { transferPaths } from './transfers';

/** Gives the page of a notification: its claim, with the conversation open for a new message; without a claim, the dashboard. */
export function notificationPath(
  role: Role,
  { type, claimId }: { type: StoredType; claimId: string | null },
) {
  if (type === 'transfer' && !claimId) return transferPaths.told;
  if (!claimId) return isProfessional(role) ? paths.ipDashboard : paths.home;
  const claim = isProfessional(role) ? paths.ipClaim(claimId) : paths.claim(claimId);
  return type !== 'alert' && notificationKinds[type].opens === 'chat'
    ? `${claim}?openChat=true`
    : claim;
}
