import { dayInIndia } from '@/lib/format/date';
import { dayAfter, daysBetween } from '@/lib/format/days';
import { periods } from '@/lib/law/periods';
import type { CaseFacts } from './fields';

type Dates = Pick<CaseFacts, 'commencementDate' | 'lastDateForClaims'>;

/**
 * How a moment stands to the last date for claims: `open` with how many days are left (0 on the last one), `late` while late
 * claims are received like others, `veryLate` once they need more to be taken into account, or `unknown` while there is no
 * last date. Days are those of the calendar of India, `YYYY-MM-DD`. `until` is the day up to which late claims are
 * received, as far as it is known: it moves when resolution plans are asked for later.
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
