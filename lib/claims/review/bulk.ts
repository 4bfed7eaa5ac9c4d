import type { LockedClaim } from '@/lib/access/lock-claims';

/** A claim that a change left as it is, and why; `message` is for the person who wanted to change it. */
export interface Skipped<Reason extends string = 'same_status' | 'same_assignee'> {
  id: string;
  claimNumber: string;
  reason: Reason | 'changed_meanwhile' | 'withdrawn';
  message: string;
}

const withdrawnMessage = 'The claimant has withdrawn this claim.';

/** What became of a change of many claims. */
export interface BulkOutcome<Reason extends string> {
  updated: number;
  skipped: Skipped<Reason>[];
}

/** What the person who changes claims saw of them, by claim id; of claims left out nothing is known. */
export type Seen<T> = ReadonlyMap<string, T>;

/** Changes of many claims wait for each other; what they wait for is over within moments. */
export const patience = { maxWait: 10_000, timeout: 20_000 };

/** The claims that stay as they are: withdrawn ones, those that others changed, and those `same` has a sentence for. */
export function skippedOf<Reason extends string>(
  claims: readonly LockedClaim[],
  changedMeanwhile: ReadonlyMap<string, string>,
  reason: Reason,
  same: (claim: LockedClaim) => string | undefined,
): Skipped<Reason>[] {
  return claims.flatMap((claim) => {
    const { id, claimNumber } = claim;
    if (claim.status === 'withdrawn') {
      return { id, claimNumber, reason: 'withdrawn' as const, message: withdrawnMessage };
    }
    const changed = changedMeanwhile.get(id);
    if (changed) return { id, claimNumber, reason: 'changed_meanwhile' as const, message: changed };
    const message = same(claim);
    return message ? { id, claimNumber, reason, message } : [];
  });
}

/** The claims that are to be changed. */
export function withoutSkipped(
  claims: readonly LockedClaim[],
  skipped: readonly Skipped<string>[],
) {
  const left = new Set(skipped.map(({ id }) => id));
  return claims.filter(({ id }) => !left.has(id));
}
