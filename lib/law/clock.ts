import { daysAfter } from '@/lib/format/days';
import type { DelayAsked } from '@/lib/forms/delay';
import { periods } from './periods';

/** The days that periods run from, `YYYY-MM-DD`; null while one is not known. */
export interface CaseDays {
  lastDateForClaims: string | null;
  commencementDate: string | null;
  rfrpDate: string | null;
}

/** Late claims may need a reason (reg. 12(1)); the last ones go through the committee to the tribunal (reg. 13(1B)). */
export type Lateness = 'in_time' | 'late' | 'late_with_reason' | 'late_track';

/** How late a claim is that came on `day`. A day of the case that is not known makes no claim later. */
export function latenessOf(day: string, days: CaseDays): Lateness {
  const { lastDateForClaims, commencementDate } = days;
  if (lastDateForClaims === null || day <= lastDateForClaims) return 'in_time';
  if (commencementDate === null) return 'late';
  if (day <= daysAfter(commencementDate, periods.withoutReason)) return 'late';
  const until = endOfLateClaims(days);
  return until === null || day <= until ? 'late_with_reason' : 'late_track';
}

/**
 * The last day on which late claims are received like others. Null while the commencement date is not known or the request for
 * resolution plans is not issued: late claims are then received without an end.
 */
export function endOfLateClaims({ commencementDate, rfrpDate }: CaseDays): string | null {
  if (commencementDate === null || rfrpDate === null) return null;
  const withoutReason = daysAfter(commencementDate, periods.withoutReason);
  return rfrpDate > withoutReason ? rfrpDate : withoutReason;
}

/** The last day on which a claim is in time or received like others; null while there is no such day. */
export function lastDayLikeOthers(days: CaseDays): string | null {
  const [end, last] = [endOfLateClaims(days), days.lastDateForClaims];
  if (end === null || last === null) return null;
  if (last > end) return last;
  return end;
}

/** The day by which a claim that came on `day` is to be verified; null while the last date for claims is not known. */
export function verifyBy(day: string, { lastDateForClaims }: Pick<CaseDays, 'lastDateForClaims'>) {
  if (lastDateForClaims === null) return null;
  return daysAfter(day > lastDateForClaims ? day : lastDateForClaims, periods.verification);
}

/** The day by which the claimant is to be told of a decision made on `day`. */
export const tellBy = (day: string) => daysAfter(day, periods.telling);

/** The day by which both parties are to report a debt that was assigned on `day`. */
export const reportTransferBy = (day: string) => daysAfter(day, periods.reporting);

/** Tells whether a claim that came on `day` states a reason for its delay (reg. 12(1), proviso). */
export function delayAsked(day: string, days: CaseDays): DelayAsked {
  const lateness = latenessOf(day, days);
  if (lateness === 'in_time') return 'no';
  return lateness === 'late' ? 'optional' : 'required';
}
