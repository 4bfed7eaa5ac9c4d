import type { LockedClaim } from '@/lib/access/lock-claims';
import type { ErrorParams } from '@/lib/format/broken-rule';
import { english } from '@/lib/format/english-sentences';
import { type ErrorCode, invalid } from '@/lib/platform/errors';

/** The error that a change of this claim alone would throw. */
export interface Refusal {
  code: ErrorCode;
  params?: ErrorParams;
}

/** Why a claim cannot be determined, whatever the decision. */
export type NotDeterminable = 'transferred_stays' | 'late_step_missing' | 'day_out_of_range';

/** A claim that a bulk change left unchanged. The message is for the person who asked for the change, and comes with its code. */
export interface Skipped<Reason extends string = 'same_status' | NotDeterminable | 'same_assignee'>
  extends Refusal {
  id: string;
  claimNumber: string;
  reason: Reason | 'changed_meanwhile' | 'withdrawn';
  message: string;
}

/** Without an error, the claim already is as wanted. */
export interface Unchanged<Reason extends string> {
  claim: LockedClaim;
  reason: Skipped<Reason>['reason'];
  refusal: Refusal;
}

export interface BulkOutcome<Reason extends string> {
  updated: number;
  skipped: Skipped<Reason>[];
}

/** What the actor saw of each claim, by id. Claims left out were not seen. */
export type Seen<T> = ReadonlyMap<string, T>;

/** Pairs claims with their versions, which a list gives in the same order. Throws `invalid` when the lists differ in length. */
export function versionsOf(
  claimIds: readonly string[],
  versions?: readonly number[],
): Seen<number> {
  if (versions && versions.length !== claimIds.length)
    throw invalid('versions', 'each_version', { field: 'versions' });
  return new Map(versions?.map((version, at) => [claimIds[at] ?? '', version]));
}

/** Finds the claims not to change: withdrawn ones, those that others changed, and those that are `same`. */
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

/**
 * Gives the unchanged claims for the answer, each with its sentence in English and with code and parameters for other
 * languages.
 */
export const skippedOf = <Reason extends string>(
  unchanged: readonly Unchanged<Reason>[],
): Skipped<Reason>[] =>
  unchanged.map(({ claim: { id, claimNumber }, reason, refusal: { code, params } }) => {
    const message = english.ofCode(code, params);
    return { id, claimNumber, reason, message, code, ...(params && { params }) };
  });

/** Gives the claims that are to be changed. */
export function withoutUnchanged(
  claims: readonly LockedClaim[],
  unchanged: readonly Unchanged<string>[],
) {
  const left = new Set(unchanged.map(({ claim }) => claim));
  return claims.filter((claim) => !left.has(claim));
}
