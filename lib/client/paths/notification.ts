import { isProfessional, type Role } from '@/lib/access/role';
import { placeOnClaim, type StoredType } from '@/lib/notifications/kinds/types';
import { paths } from './paths';
import { transferPaths } from './transfers';

/** Gives the page of a notification: its claim, at the part it tells of or with the conversation open; without a claim, the dashboard. */
export function notificationPath(
  role: Role,
  { type, claimId }: { type: StoredType; claimId: string | null },
) {
  const professional = isProfessional(role);
  if (type === 'transfer' && !claimId) return transferPaths.told;
  if (!claimId) return professional ? paths.ipDashboard : paths.home;
  const claim = professional ? paths.ipClaim(claimId) : paths.claim(claimId);
  return `${claim}${placeOnClaim(type, professional)}`;
}
