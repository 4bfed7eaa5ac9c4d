import type { SelectedClaim } from '@/components/ip-dashboard/selection/selection';
import type { FoundClaim } from '@/lib/claims/queues/selections/summary';

export type Made = Partial<Pick<SelectedClaim, 'status' | 'assignedToId'>>;

/** The changes of this tab: for each claim, and for all that filters left. */
const made = new Map<string, Made>();
let ofAll: Made = {};

/** Remembers what a change made of these claims, or of all that filters left. */
export function rememberOwn(ids: readonly string[] | null, to: Made) {
  if (!ids) ofAll = { ...ofAll, ...to };
  for (const id of ids ?? []) made.set(id, { ...made.get(id), ...to });
}

/** A claim to change: as the person saw it, with the version of its form that was summarised. */
export type SeenClaim = SelectedClaim & { version?: number };

/**
 * Divides claims into those that the person may still change and the others. Keeps what the person saw, so that the server
 * notices other people's changes; takes over only their own.
 */
export function inReach(claims: readonly SelectedClaim[], found: readonly FoundClaim[]) {
  const now = new Map(found.map((claim) => [claim.id, claim]));
  const seen = claims.flatMap((claim): SeenClaim[] => {
    const present = now.get(claim.id);
    return present ? [asSeen(claim, present)] : [];
  });
  return { claims: seen, gone: claims.filter(({ id }) => !now.has(id)) };
}

function asSeen(claim: SelectedClaim, { status, assignedToId, version }: FoundClaim): SeenClaim {
  const own = [ofAll, made.get(claim.id)];
  return {
    ...claim,
    version,
    ...(own.some((to) => to?.status === status) && { status }),
    ...(own.some((to) => to?.assignedToId === assignedToId) && { assignedToId }),
  };
}
