import { dayInIndia } from '@/lib/format/date';
import type { Amounts } from './amounts';
import { type CaseDays, latenessOf } from './clock';
import { admitsSomething, type LateFacts } from './late-binds';

/** What decides from which day a determination may count. Days are `YYYY-MM-DD`. */
export interface DayFacts extends LateFacts {
  lateStepOn: string | null;
  /** The last day on which a transfer brought debt to the claim or took some from it; null for none. */
  transferredOn: string | null;
}

/** `effectiveOn` is null for the day of the confirmation. */
export interface Dated {
  effectiveOn: string | null;
  totals: Pick<Amounts, 'admitted' | 'contingent'>;
}

export interface Earliest {
  day: string;
  since: 'received' | 'transferred' | 'admitting';
}

/** The earliest day from which a determination may count: receipt, last transfer, or the step that allows amounts of a late claim. */
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

/** The earliest day from which a determination may count, when its own is earlier; undefined when its day is allowed. */
export function refusalOfDay(
  { effectiveOn, totals }: Dated,
  facts: DayFacts,
  { days, today }: { days: CaseDays; today: string },
): Earliest | undefined {
  if (effectiveOn === null) return undefined;
  const earliest = earliestDay(facts, totals, days);
  return effectiveOn < earliest.day || effectiveOn > today ? earliest : undefined;
}

/** From which day a determination counts, if not from its confirmation (today, for a proposal); null otherwise. */
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
