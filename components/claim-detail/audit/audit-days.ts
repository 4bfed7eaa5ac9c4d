import { dayInIndia } from '@/lib/format/date';

interface Dated {
  timestamp: string;
}

/** Entries in their order, those of one day in India together. */
export function byDay<Entry extends Dated>(entries: readonly Entry[]) {
  const days: { day: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = dayInIndia(entry.timestamp);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
