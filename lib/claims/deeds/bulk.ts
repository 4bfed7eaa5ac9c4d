import type { LockedClaim } from '@/lib/access/lock-claims';
import type { ErrorParams } from '@/lib/format/broken-rule';
import { english } from '@/lib/format/english-sentences';
import { type ErrorCode, invalid } from '@/lib/platform/errors';

/** Why a claim was not changed: the error that a change of it alone would throw. */
export interface Refusal {
  code: ErrorCode;
  params?: ErrorParams;
}

/** Why a claim cannot be determined so, whichever way it is decided. */
export type NotDeterminable = 'transferred_stays' | 'late_step_missing' | 'day_out_of_range';

/** A claim that a bulk change did not change, and why; the message is for the person who wanted it, and says the code. */
export interface Skipped<Reason extends string = 'same_status' | NotDeterminable | 'same_assignee'>
  extends Refusal {
  id: string;
  claimNumber: string;
  reason: Reason | 'changed_meanwhile' | 'withdrawn';
  message: string;
}

/** A claim that is not changed; without an error when it is already as wanted. */
export interface Unchanged<Reason extends string> {
  claim: LockedClaim;
  reason: Skipped<Reason>['reason'];
  refusal: Refusal;
}

/** The result of a bulk change. */
export interface BulkOutcome<Reason extends string> {
  updated: number;
  skipped: Skipped<Reason>[];
}

/** What the actor saw of each claim, by id; nothing is known of claims left out. */
export type Seen<T> = ReadonlyMap<string, T>;

/** The versions by claim, of a list in the order of the claims. Throws `invalid` for a list that is longer or shorter. */
export function versionsOf(
  claimIds: readonly string[],
  versions?: readonly number[],
): Seen<number> {
  if (versions && versions.length !== claimIds.length)
    throw invalid('versions', 'each_version', { field: 'versions' });
  return new Map(versions?.map((version, at) => [claimIds[at] ?? '', version]));
}

/** The claims not to change: withdrawn ones, those that others changed, and those that are `same`. */
export function unchangedOf<Reason extends ErrorCode>(
  claims: readonly LockedClaim[],
  changedMeanwhile: ReadonlyMap<string, Refusal>,
  same: Refusal & { code: Reason },
  isSame: (claim: LockedClaim) => boolean,
): Unchanged<Reason>[] {
  return claims.flatMap((claim): Unchanged<Reason>[] => {
    if (claim.status === 'withdrawn') {
      const refusal = { code: 'withdrawn', params: { act: 'review' } } as const;
      return [{ claim, reason: 'withdrawn', refusal }];
    }
    const refusal = changedMeanwhile.get(claim.id);
    if (refusal) return [{ claim, reason: 'changed_meanwhile', refusal }];
    return isSame(claim) ? [{ claim, reason: same.code, refusal: same }] : [];
  });
}

/** The unchanged claims for the answer, each with its sentence in English and what says it in other languages. */
export const skippedOf = <Reason extends string>(
  unchanged: readonly Unchanged<Reason>[],
): Skipped<Reason>[] =>
  unchanged.map(({ claim: { id, claimNumber }, reason, refusal: { code, params } }) => {
    const message = english.ofCode(code, params);
    return { id, claimNumber, reason, message, code, ...(params && { params }) };
  });

/** The claims that are to be changed. */
export function withoutUnchanged(
  claims: readonly LockedClaim[],
  unchanged: readonly Unchanged<string>[],
) {
  const left = new Set(unchanged.map(({ claim }) => claim));
  return claims.filter((claim) => !left.has(claim));
}
