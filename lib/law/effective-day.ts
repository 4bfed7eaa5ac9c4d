import { dayInIndia } from '@/lib/format/date';
import type { Amounts } from './amounts';
import { type CaseDays, latenessOf } from './clock';
import { admitsSomething, type LateFacts } from './late-binds';

/** What of a claim says from which day a determination of it may count. Days are `YYYY-MM-DD`. */
export interface DayFacts extends LateFacts {
  /** The day of that step; null for none. */
  lateStepOn: string | null;
  /** The last day on which debt came to the claim, or went from it, by a transfer; null for none. */
  transferredOn: string | null;
}

/** A determination, and the day from which it is to count; null for the day on which it is confirmed. */
export interface Dated {
  effectiveOn: string | null;
  totals: Pick<Amounts, 'admitted' | 'contingent'>;
}

/** The earliest day, and what happened on it. */
export interface Earliest {
  day: string;
  since: 'received' | 'transferred' | 'admitting';
}

/**
 * The day from which a determination of a claim may count at the earliest: its receipt; a transfer, since what went over would
 * be in no list before it; and, where something is admitted of a claim that came too late, the step that allows it.
 */
export function earliestDay(
  { receivedAt, lateStepOn, transferredOn }: DayFacts,
  totals: Dated['totals'],
  days: CaseDays,
): Earliest {
  const receivedOn = dayInIndia(receivedAt);
  const bound = admitsSomething(totals) && latenessOf(receivedOn, days) === 'late_track';
  const others: Earliest[] = [
    { day: transferredOn ?? '', since: 'transferred' },
    { day: bound ? (lateStepOn ?? '') : '', since: 'admitting' },
  ];
  return others.reduce<Earliest>((latest, one) => (one.day > latest.day ? one : latest), {
    day: receivedOn,
    since: 'received',
  });
}

/** Why a determination cannot count from its day: the earliest day that it can. Undefined when it can, or names no day. */
export function refusalOfDay(
  { effectiveOn, totals }: Dated,
  facts: DayFacts,
  { days, today }: { days: CaseDays; today: string },
): Earliest | undefined {
  if (effectiveOn === null) return undefined;
  const earliest = earliestDay(facts, totals, days);
  return effectiveOn < earliest.day || effectiveOn > today ? earliest : undefined;
}

/**
 * The day from which a determination counts, where that is not the day of its confirmation, or today for a proposal; null
 * otherwise.
 */
export function otherDay({
  effectiveOn,
  confirmedAt,
}: {
  effectiveOn: string | null;
  confirmedAt: string | Date | null;
}) {
  return effectiveOn === dayInIndia(confirmedAt ? new Date(confirmedAt) : new Date())
    ? null
    : effectiveOn;
}
