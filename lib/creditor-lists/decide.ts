import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import { askIn } from '@/lib/platform/ask';
import { db } from '@/lib/platform/db';
import { notFound, PortalError } from '@/lib/platform/errors';
import { raw, sql } from '@/lib/platform/sql';
import { today } from '@/lib/platform/sql-time';
import { listSettings } from './list-settings';
import { readList } from './read';
import { type DecidedState, type ListState, stepsTo } from './states';

/** The last day for objections: today in India plus the days in the settings. Later changes of the settings do not move it. */
const objectionsUntil = sql`, objections_until = ${today}
  + coalesce((SELECT objection_days FROM case_settings), ${listSettings.objectionDays.first}::int)`;

/**
 * Confirms, publishes or withdraws a list; its content stays. Throws `not_found`, and `list_state_differs` when the list is not
 * in a state that allows this, for example because somebody else was first.
 */
export async function decideList(actor: Actor, number: number, state: DecidedState) {
  await db.$transaction(async (tx) => {
    const [list] = await askIn(tx)<{ state: ListState; sha256: string | null }>(sql`
      SELECT state, encode(sha256, 'hex') AS sha256 FROM creditor_lists WHERE number = ${number}::int FOR UPDATE`);
    if (!list) throw notFound('list');
    const from: readonly ListState[] = stepsTo[state];
    if (!from.includes(list.state)) throw new PortalError('list_state_differs');
    await askIn(tx)(sql`
      UPDATE creditor_lists SET state = ${state}::"CreditorListState", ${raw(`${state}_at`)} = now(),
        ${raw(`${state}_by_id`)} = ${actor.id}::uuid${state === 'published' ? objectionsUntil : sql``} WHERE number = ${number}::int`);
    const details = { list: number, from: list.state, state, sha256: list.sha256 };
    await recordAudit(tx, actor, 'creditor_list_changed', { details });
  });
  return readList(number);
}
