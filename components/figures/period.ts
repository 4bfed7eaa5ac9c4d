import type { Period } from '@/lib/creditor-lists/figures/schema';
import { daysAfter } from '@/lib/format/days';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Gives the usual periods as on a day; `all` starts at the commencement date, if that is known. */
export function usualPeriods(today: string, commencementDate: string | null) {
  const first = `${today.slice(0, 8)}01`;
  const endOfLast = daysAfter(first, -1);
  return {
    lastMonth: { from: `${endOfLast.slice(0, 8)}01`, to: endOfLast },
    thisMonth: { from: first, to: today },
    ...(commencementDate && commencementDate <= today
      ? { all: { from: commencementDate, to: today } }
      : {}),
  };
}

/** Gives the period that an address names, if it is one. */
export function periodIn(params: { get(name: string): string | null }): Period | undefined {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return day.test(from) && day.test(to) ? { from, to } : undefined;
}
