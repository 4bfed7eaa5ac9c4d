import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@/lib/access/actor';
import { answers } from '@/lib/access/limits';
import { type LockedClaim, lockClaim } from '@/lib/access/lock-claims';
import { recordAudit, recordAudits } from '@/lib/audit/write';
import type { OnPaper } from '@/lib/claims/deeds/on-paper';
import { attachLoose } from '@/lib/documents/attach';
import { traceOf } from '@/lib/documents/on-claim';
import { groundsOf } from '@/lib/law/objection-grounds';
import { notify } from '@/lib/notifications/write';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { lockList, requireTaken } from './open-list';
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
    const claim = await lockClaim(tx, actor, 'claim.answer', claimId);
    await saveObjection(tx, actor, claim, body);
  });
  return objectionsOf(actor, claimId);
}

interface Came extends OnPaper {
  /** `YYYY-MM-DD`, the day of receipt, and its beginning. */
  on: string;
  at: Date;
}

/** Does {@link objectToRow} of a locked claim in the caller's transaction, or for the creditor what came on paper. */
export async function saveObjection(
  tx: Transaction,
  actor: Actor,
  { id: claimId, status }: Pick<LockedClaim, 'id' | 'status'>,
  body: ObjectionBody,
  came?: Came,
) {
  const list = await lockList(tx, claimId, body.list, came?.on);
  const made = await tx.objection.findUnique({
    where: { claimId_listNumber: { claimId, listNumber: body.list } },
  });
  const paper = came && { receivedBy: came.receivedBy, sender: came.sender };
  const said = { ...saidIn(body), ...paper };
  if (made && isDeepStrictEqual({ ...saidIn(made), ...(came && paperOf(made)) }, said)) return;
  if (made) throw new PortalError('already_objected');
  if (status === 'withdrawn') throw new PortalError('withdrawn', { params: { act: 'object' } });
  requireTaken(list);
  if (!groundsOf(list.form).includes(body.ground)) throw invalid('ground', 'objection_ground');
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
      ...(came && { madeAt: came.at }),
    },
    select: { id: true },
  });
  const notice = { type: 'status_change', objected: true, reviewNote: null } as const;
  await notify(tx, actor, { ...notice, claimIds: [claimId], ...(came && { to: 'office' }) });
  await recordAudits(
    tx,
    actor,
    'document_uploaded',
    attached.map((document) => ({ claimId, details: traceOf(document) })),
  );
  const documents = said.documentIds.length;
  const details = {
    objectionId: id,
    list: body.list,
    ground: body.ground,
    documents,
    ...(came && { ...paper, receivedOn: came.on }),
  };
  await recordAudit(tx, actor, 'objection_made', { claimId, details });
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

const paperOf = <By, Who>({ receivedBy, sender }: { receivedBy: By; sender: Who }) => ({
  receivedBy,
  sender,
});
