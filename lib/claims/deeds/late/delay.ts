import 'server-only';
import { readCase } from '@/lib/case/read';
import { dayInIndia } from '@/lib/format/date';
import type { DelayAsked } from '@/lib/forms/delay';
import { delayAsked } from '@/lib/law/clock';
import { databaseTime } from '@/lib/platform/database-time';

/**
 * Tells whether a claim that came on a day (`YYYY-MM-DD`, by default today) must state the reason of its delay. Pass the
 * transaction as `from`: waiting for another connection could block it.
 */
export async function delayOf(
  day?: string,
  from?: Parameters<typeof readCase>[0],
): Promise<DelayAsked> {
  const [days, now] = await Promise.all([readCase(from), day ? null : databaseTime()]);
  return delayAsked(day ?? dayInIndia(now ?? new Date()), days);
}
