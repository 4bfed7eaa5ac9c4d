import { dayInIndia } from '@/lib/format/date';
import { dayAfter, daysBetween } from '@/lib/format/days';
import { periods } from '@/lib/law/periods';
import type { CaseFacts } from './fields';

type Dates = Pick<CaseFacts, 'commencementDate' | 'lastDateForClaims'>;

/**
 * How a moment stands to the last date for claims, in days of India's calendar, `YYYY-MM-DD`. `open`: with the days that are
 * left, 0 on the last one. `late`: up to `until`, 90 days after the commencement date. `veryLate`: after that;
 * `endOfLateClaims` of lib/law gives the day up to which late claims are received like others. `unknown`: while there is no last
 * date. `until` is null while the commencement date is not known.
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
      verifyBy: dayAfter(lastDate, periods.verification),
    };
  }
  const until = commencementDate && dayAfter(commencementDate, periods.withoutReason);
  return { state: until && today > until ? 'veryLate' : 'late', lastDate, until };
}
