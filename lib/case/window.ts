import { dayInIndia } from '@/lib/format/date';
import { daysAfter, daysBetween } from '@/lib/format/days';
import { endOfLateClaims, latenessOf } from '@/lib/law/clock';
import { periods } from '@/lib/law/periods';
import type { CaseFacts } from './fields';

/** The facts that tell how late a claim comes. */
export type Dates = Pick<CaseFacts, 'commencementDate' | 'lastDateForClaims' | 'rfrpDate'>;

/**
 * How a moment stands to the last date for claims, in days of India's calendar, `YYYY-MM-DD`. `open`: with the days that are
 * left, 0 on the last one. `late`: received like others. `veryLate`: after the end of late claims. `unknown`: while there is no
 * last date. `until` is the end of late claims; while the request for resolution plans is not issued, the last of the 90 days
 * after the commencement date, and after that null. It is null too while the commencement date is not known.
 */
export type ClaimWindow =
  | { state: 'unknown' }
  | { state: 'open'; lastDate: string; daysLeft: number; verifyBy: string }
  | { state: 'late' | 'veryLate'; lastDate: string; until: string | null };

/** See {@link ClaimWindow}. */
export function claimWindow(facts: Dates, at: Date | string): ClaimWindow {
  const { lastDateForClaims: lastDate, commencementDate } = facts;
  if (!lastDate) return { state: 'unknown' };
  const today = dayInIndia(at);
  if (today <= lastDate) {
    const daysLeft = daysBetween(today, lastDate);
    return {
      state: 'open',
      lastDate,
      daysLeft,
      verifyBy: daysAfter(lastDate, periods.verification),
    };
  }
  const withoutReason = commencementDate && daysAfter(commencementDate, periods.withoutReason);
  const until =
    endOfLateClaims(facts) ?? (withoutReason && today <= withoutReason ? withoutReason : null);
  const state = latenessOf(today, facts) === 'late_track' ? 'veryLate' : 'late';
  return { state, lastDate, until };
}
