import type { Actor } from '@/lib/access/actor';
import { listsOfCreditors } from '@/lib/access/limits';
import { recordAudit } from '@/lib/audit/write';
import { readCase } from '@/lib/case/read';
import { dayInIndia } from '@/lib/format/date';
import { lawEdition } from '@/lib/law/edition';
import { databaseTime } from '@/lib/platform/database-time';
import { db } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';
import { oneAtATime } from '@/lib/platform/one-at-a-time';
import { queryIn } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import type { ListBody } from './schema';

/**
 * Asks for a list as on a day, made in the background; gives its number. Throws `invalid` for a future day or one before the
 * commencement date, `list_being_made`, and the limit's refusal.
 */
export async function askForList(actor: Actor, { asOn }: ListBody) {
  const [{ commencementDate }, now] = await Promise.all([readCase(), databaseTime()]);
  if (asOn > dayInIndia(now)) throw invalid('asOn', 'as_on_future');
  if (commencementDate && asOn < commencementDate) throw invalid('asOn', 'as_on_early');
  await consumeActorLimits(listsOfCreditors, actor);
  return db.$transaction(async (tx) => {
    await oneAtATime(tx, 'creditor_lists');
    if ((await tx.creditorList.count({ where: { state: 'making' } })) > 0)
      throw new PortalError('list_being_made', { retryAfter: 5 });
    const [list] = await queryIn(tx)<{ number: number }>(sql`
      INSERT INTO creditor_lists (number, as_on, law_edition, asked_by_id)
      SELECT coalesce(max(number), 0) + 1, ${asOn}::date, ${lawEdition.number}, ${actor.id}::uuid FROM creditor_lists
      RETURNING number`);
    if (!list) throw new Error('a list was added');
    const details = { list: list.number, asOn, state: 'making' };
    await recordAudit(tx, actor, 'creditor_list_changed', { details });
    return { number: list.number, state: 'making' as const };
  });
}
