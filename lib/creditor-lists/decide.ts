import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import { db } from '@/lib/platform/db';
import { invalid, notFound, PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { raw, sql } from '@/lib/platform/sql';
import { today } from '@/lib/platform/sql-time';
import { type HindranceCounts, hindrancesOf, needsReasonToPublish } from './hindrances';
import { listSettings } from './list-settings';
import { readList } from './read';
import type { StateBody } from './schema';
import { type ListState, stepsTo } from './states';

/** Today in India plus the days in the settings. Later changes of the settings do not move it. */
const objectionsUntil = sql`, objections_until = ${today}
  + coalesce((SELECT objection_days FROM case_settings), ${listSettings.objectionDays.first}::int)`;

interface Decided {
  state: ListState;
  sha256: string | null;
  hindrances: HindranceCounts | null;
}

/** Why a list is published over a hindrance; null where none needs a reason. */
function reasonFor({ hindrances }: Decided, { state, reason }: StateBody) {
  if (state !== 'published' || !needsReasonToPublish(hindrancesOf(hindrances ?? {}))) return null;
  if (!reason) throw invalid('reason', 'publish_reason');
  return reason;
}

/**
 * Confirms, publishes or withdraws a list; its content stays. Throws `not_found`, `list_state_differs` when its state does not
 * allow it, and `invalid` for publishing late claims without their step and without a reason.
 */
export async function decideList(actor: Actor, number: number, body: StateBody) {
  const { state } = body;
  await db.$transaction(async (tx) => {
    // Not for update: whoever objects to the list, or notes how far it is made, holds its key.
    const [list] = await queryIn(tx)<Decided>(sql`
      SELECT state, encode(sha256, 'hex') AS sha256, hindrances FROM creditor_lists WHERE number = ${number}::int FOR NO KEY UPDATE`);
    if (!list) throw notFound('list');
    const from: readonly ListState[] = stepsTo[state];
    if (!from.includes(list.state)) throw new PortalError('list_state_differs');
    const reason = reasonFor(list, body);
    await queryIn(tx)(sql`
      UPDATE creditor_lists SET state = ${state}::"CreditorListState", ${raw(`${state}_at`)} = now(),
        ${raw(`${state}_by_id`)} = ${actor.id}::uuid${state === 'published' ? objectionsUntil : sql``}
        ${reason === null ? sql`` : sql`, published_over = ${reason}`} WHERE number = ${number}::int`);
    if (state === 'published')
      await tx.creditorListTelling.create({ data: { listNumber: number } });
    const why = reason === null ? {} : { reason, hindrances: list.hindrances };
    const details = { list: number, from: list.state, state, sha256: list.sha256, ...why };
    await recordAudit(tx, actor, 'creditor_list_changed', { details });
  });
  return readList(number);
}
