import type { SelectedClaim } from '@/components/ip-dashboard/selection/selection';
import type { FoundClaim } from '@/lib/claims/queues/selections/summary';

/** What a change makes of claims. */
export type Made = Partial<Pick<SelectedClaim, 'status' | 'assignedToId'>>;

/** What changes of this tab made: of each claim, and of all that filters left. */
const made = new Map<string, Made>();
let ofAll: Made = {};

/** Remembers what a change made of these claims, or of all that filters left. */
export function rememberOwn(ids: readonly string[] | null, to: Made) {
  if (!ids) ofAll = { ...ofAll, ...to };
  for (const id of ids ?? []) made.set(id, { ...made.get(id), ...to });
}

/** A claim to change: how the person saw it, and the version of its form that was summarised. */
export type SeenClaim = SelectedClaim & { version?: number };

/**
 * The claims that are still in reach, and those that are not. What somebody else changed since a claim was selected stays unseen;
 * what the person changed themselves is seen.
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
