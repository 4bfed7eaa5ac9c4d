import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@/lib/access/actor';
import { answers } from '@/lib/access/limits';
import { lockClaim } from '@/lib/access/lock-claims';
import { recordAudit, recordAudits } from '@/lib/audit/write';
import { newestPublished } from '@/lib/claims/records/objection-columns';
import { attachLoose } from '@/lib/documents/attach';
import { traceOf } from '@/lib/documents/on-claim';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { groundsOf } from '@/lib/law/objection-grounds';
import { notify } from '@/lib/notifications/write';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, notFound, PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import { today } from '@/lib/platform/sql-time';
import { objectionsOf } from './read';
import type { ObjectionBody } from './schema';

/**
 * Saves a creditor's objection to their row of the newest published list, with their documents, and tells the professionals. A
 * repeat changes nothing. Gives what the list says and the objections. Throws `not_found` for another's claim or list,
 * `withdrawn`, `list_withdrawn`, `list_replaced`, `already_objected`, `objections_over`, `invalid` for other people's documents
 * or a ground that their form does not have, and the limit's refusal.
 */
export async function objectToRow(actor: Actor, claimId: string, body: ObjectionBody) {
  await consumeActorLimits(answers, actor);
  await db.$transaction(async (tx) => {
    const { status } = await lockClaim(tx, actor, 'claim.answer', claimId);
    const list = await lockList(tx, claimId, body.list);
    const made = await tx.objection.findUnique({
      where: { claimId_listNumber: { claimId, listNumber: body.list } },
    });
    if (made && isDeepStrictEqual(saidIn(made), saidIn(body))) return;
    if (made) throw new PortalError('already_objected');
    if (status === 'withdrawn') throw new PortalError('withdrawn', { params: { act: 'object' } });
    requireTaken(list);
    if (!groundsOf(list.form).includes(body.ground)) throw invalid('ground', 'objection_ground');
    const said = saidIn(body);
    const attached = await attachLoose(tx, actor, claimId, said.documentIds);
    const { _max: newest } = await tx.determination.aggregate({
      where: { claimId },
      _max: { number: true },
    });
    const { id } = await tx.objection.create({
      data: {
        ...said,
        claimId,
        listNumber: body.list,
        madeById: actor.id,
        determinedBefore: newest.number ?? 0,
      },
      select: { id: true },
    });
    const notice = { type: 'status_change', objected: true, reviewNote: null } as const;
    await notify(tx, actor, { ...notice, claimIds: [claimId] });
    await recordAudits(
      tx,
      actor,
      'document_uploaded',
      attached.map((document) => ({ claimId, details: traceOf(document) })),
    );
    const documents = said.documentIds.length;
    const details = { objectionId: id, list: body.list, ground: body.ground, documents };
    await recordAudit(tx, actor, 'objection_made', { claimId, details });
  });
  return objectionsOf(actor, claimId);
}

const saidIn = ({
  ground,
  text,
  documentIds,
}: {
  ground: string;
  text: string;
  documentIds: readonly string[];
}) => ({ ground, text, documentIds: [...new Set(documentIds)] });

interface LockedList {
  state: 'published' | 'withdrawn';
  /** `YYYY-MM-DD`. */
  until: string | null;
  over: boolean;
  replaced: boolean;
  form: CreditorType;
}

/** Locks a published list that has the claim against its withdrawal. Throws `not_found`. */
async function lockList(tx: Transaction, claimId: string, number: number): Promise<LockedList> {
  const [list] = await queryIn(tx)<LockedList>(sql`
    SELECT l.state::text, to_char(l.objections_until, 'YYYY-MM-DD') AS until, l.objections_until < ${today} AS over,
      l.number <> ${newestPublished} AS replaced, c.creditor_type::text AS form
    FROM creditor_lists l JOIN claims c ON c.id = ${claimId}::uuid
    WHERE l.number = ${number}::int AND l.published_at IS NOT NULL
      AND EXISTS (SELECT FROM creditor_list_rows r WHERE r.list_number = l.number AND r.claim_id = c.id)
    FOR SHARE OF l`);
  if (!list) throw notFound('listRow');
  return list;
}

function requireTaken({ state, replaced, over, until }: LockedList) {
  if (state === 'withdrawn') throw new PortalError('list_withdrawn');
  if (replaced) throw new PortalError('list_replaced');
  if (over) throw new PortalError('objections_over', { params: { day: until ?? '' } });
}
