import 'server-only';
import { readWholeCase } from '@/lib/case/read';
import { dayInIndia } from '@/lib/format/date';
import { daysAfter, daysBetween } from '@/lib/format/days';
import { databaseTime } from '@/lib/platform/database-time';
import type { Transaction } from '@/lib/platform/db';
import { invalid } from '@/lib/platform/errors';

/** Nobody is given longer than a year. */
const longest = 366;

/** Gives today, and the default day to answer by; both in India, `YYYY-MM-DD`. */
export async function daysNow(tx: Pick<Transaction, 'caseSettings'>) {
  const today = dayInIndia(await databaseTime());
  const { questionDays } = await readWholeCase(tx);
  return { today, usualDue: daysAfter(today, questionDays) };
}

/** Throws `invalid` for a past day, or one more than a year ahead. */
export function requireDueAhead(due: string, today: string) {
  const ahead = daysBetween(today, due);
  if (ahead < 0 || ahead > longest) throw invalid('due', 'due_ahead');
}
