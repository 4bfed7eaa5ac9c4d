import type { CaseDays } from '@/lib/law/clock';

const day = 24 * 60 * 60_000;
/** The share of claims that came by the last date, if that is over: more where it was long in coming. */
const leastInTime = 0.7;

/** Midnight in India. */
const beginning = (date: string) => Date.parse(`${date}T00:00:00+05:30`);

/**
 * Spreads the filing of claims from the commencement to `now`: evenly while the last date is still to come; else most of them up to
 * that date and the others after it, so that each day of these has its own day by which it is to be verified.
 */
export function filingOf(
  { commencementDate, lastDateForClaims }: Pick<CaseDays, 'commencementDate' | 'lastDateForClaims'>,
  now: Date,
) {
  const until = now.getTime();
  const since = commencementDate ? beginning(commencementDate) : until - 60 * day;
  const end = lastDateForClaims ? beginning(lastDateForClaims) + day : until;
  const isOver = end > since && end < until;
  const inTime = Math.max(leastInTime, (end - since) / (until - since));
  const between = (from: number, to: number, share: number) => new Date(from + (to - from) * share);
  return {
    /** How many days ago the first was filed, whole. */
    days: Math.max(1, Math.ceil((until - since) / day)),
    filedAt(share: number) {
      if (!isOver) return between(Math.min(since, until - day), until, share);
      if (share < inTime) return between(since, end, share / inTime);
      return between(end, until, (share - inTime) / (1 - inTime));
    },
  };
}
