import { dayInIndia } from '@/lib/format/date';
import { daysAfter, daysBetween } from '@/lib/format/days';
import { endOfLateClaims, latenessOf } from '@/lib/law/clock';
import { periods } from '@/lib/law/periods';
import type { CaseFacts } from './fields';

export type Dates = Pick<CaseFacts, 'commencementDate' | 'lastDateForClaims' | 'rfrpDate'>;

/**
 * Days in India, `YYYY-MM-DD`. `open`: `daysLeft` is 0 on the last day. `late`: received like others until `until`, the end of
 * late claims (before the request for resolution plans the last of 90 days after commencement; null after those, or without a
 * commencement date). `veryLate`: after that end. `unknown`: no last date.
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
