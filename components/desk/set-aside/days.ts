import { furthestDay } from '@/lib/claims/deeds/set-aside/limits';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { daysAfter } from '@/lib/format/days';

const named = ['tomorrow', 'inThreeDays', 'monday'] as const;

/** Until when one may set a claim aside, as the dialog asks it. */
export const choices = [...named, 'day', 'answer'] as const;

export type Choice = (typeof choices)[number];

function mondayAfter(today: string) {
  const weekday = new Date(today).getUTCDay();
  return daysAfter(today, (8 - weekday) % 7 || 7);
}

/** The days that are offered by name, each once and the nearest first; `today` and they are `YYYY-MM-DD`. */
export function daysOffered(today: string) {
  const days = {
    tomorrow: daysAfter(today, 1),
    inThreeDays: daysAfter(today, 3),
    monday: mondayAfter(today),
  };
  return named
    .map((name) => ({ name, day: days[name] }))
    .filter(({ day }, at, all) => all.findIndex((one) => one.day === day) === at)
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** The first and the last day that may be typed. */
export const daysAllowed = (today: string) => ({
  min: daysAfter(today, 1),
  max: daysAfter(today, furthestDay),
});

/** Whether a claim waits for somebody's decision; the server asks the same of its queue. */
export function canBeSetAside({
  status,
  determination,
}: Pick<PresentedClaim, 'status' | 'determination'>) {
  if (status === 'withdrawn') return false;
  const open = determination?.state === 'proposed' || determination?.state === 'returned';
  return open || (status !== 'approved' && status !== 'rejected');
}
