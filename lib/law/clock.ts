import { daysAfter } from '@/lib/format/days';
import type { DelayAsked } from '@/lib/forms/delay';
import { periods } from './periods';

/** The days of the case that its clock goes by; null while one is not known. */
export interface CaseDays {
  lastDateForClaims: string | null;
  commencementDate: string | null;
  /** When the request for resolution plans was issued. */
  rfrpDate: string | null;
}

/**
 * How late a claim is that came on a day: in time; late; late and its delay owes a reason; or after the end of late
 * claims, on the track that leads over the committee to the tribunal (reg. 12(1), 13(1B)).
 */
export type Lateness = 'in_time' | 'late' | 'late_with_reason' | 'late_track';

export function latenessOf(day: string, days: CaseDays): Lateness {
  const { lastDateForClaims, commencementDate } = days;
  if (lastDateForClaims === null || day <= lastDateForClaims) return 'in_time';
  if (commencementDate === null) return 'late';
  if (day <= daysAfter(commencementDate, periods.withoutReason)) return 'late';
  const until = endOfLateClaims(days);
  return until === null || day <= until ? 'late_with_reason' : 'late_track';
}

/** The last day on which late claims are received like others; null while the request for resolution plans is not issued: they go on. */
export function endOfLateClaims({ commencementDate, rfrpDate }: CaseDays): string | null {
  if (commencementDate === null || rfrpDate === null) return null;
  const withoutReason = daysAfter(commencementDate, periods.withoutReason);
  return rfrpDate > withoutReason ? rfrpDate : withoutReason;
}

/** The day by which a claim that came on `day` is to be verified: some days from the last date, or from its own where it is late. */
export function verifyBy(day: string, { lastDateForClaims }: Pick<CaseDays, 'lastDateForClaims'>) {
  if (lastDateForClaims === null) return null;
  return daysAfter(day > lastDateForClaims ? day : lastDateForClaims, periods.verification);
}

/** The day by which a claimant is told of what was decided on `day`. */
export const tellBy = (day: string) => daysAfter(day, periods.telling);

/** The day by which both parties report that a debt went over on `day`. */
export const reportTransferBy = (day: string) => daysAfter(day, periods.reporting);

/** Whether a claim of a day states the reason for its delay: reg. 12(1), proviso; after the end of late claims all the more. */
export function delayAsked(day: string, days: CaseDays): DelayAsked {
  const lateness = latenessOf(day, days);
  if (lateness === 'in_time') return 'no';
  return lateness === 'late' ? 'optional' : 'required';
}
