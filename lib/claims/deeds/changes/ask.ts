import { isDeepStrictEqual } from 'node:util';
import type { ChangeRequest, Prisma } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { changeRequests } from '@/lib/access/limits';
import { type LockedClaim, lockClaim } from '@/lib/access/lock-claims';
import type { OnPaper } from '@/lib/claims/deeds/on-paper';
import { attachLoose } from '@/lib/documents/attach';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { type ChangeKind, kindsTaken, needsPaper } from './kinds';
import { maxChangesOfClaim } from './limits';
import {
  openProposed,
  type Proposed,
  readProposed,
  type StoredForm,
  sealedProposed,
} from './proposed';
import { changeRequestsOf } from './read';
import type { ChangeBody } from './schema';
import { tellOfChange } from './tell';

/**
 * Asks for a change of the actor's own claim, once it or a part of it is decided, with new values of its form and their own documents, and tells the
 * professionals. Repeating the same request while it is open is harmless. Gives the requests of the claim. Throws the limit's
 * refusal, `not_found`, `being_examined`, `withdrawn`, `still_editable` for what its claimant changes themselves, `change_waits` while
 * another of its kind is open, `too_many_changes`, and `invalid` for wrong values, for a paper that is missing, and for documents
 * that are not theirs.
 */
export async function askForChange(actor: Actor, claimId: string, body: ChangeBody) {
  await consumeActorLimits(changeRequests, actor);
  await db.$transaction((tx) => requestChange(tx, actor, claimId, body));
  return changeRequestsOf(actor, claimId);
}

interface How {
  /** When it was made, if not now. */
  at?: Date | undefined;
  onPaper?: OnPaper;
}

/** Does {@link askForChange} in the caller's transaction, or for the creditor what came on paper, and gives the request. */
export async function requestChange(
  tx: Transaction,
  actor: Actor,
  claimId: string,
  body: ChangeBody,
  { at, onPaper }: How = {},
) {
  const { kind, reason } = body;
  const permission = onPaper ? 'claim.correct' : 'claim.answer';
  await requireTaken(tx, await lockClaim(tx, actor, permission, claimId), kind);
  const claim = await storedForm(tx, claimId);
  const documentIds = [...new Set(body.documentIds)];
  const proposed = await readProposed(claim, kind, body.values);
  if (needsPaper(kind) && documentIds.length === 0) throw invalid('documentIds', 'paper_missing');
  const open = await tx.changeRequest.findFirst({ where: { claimId, kind, state: 'open' } });
  if (open && (await isSame(claim, open, { reason, documentIds, proposed }))) return open;
  if (open) throw new PortalError('change_waits');
  if ((await tx.changeRequest.count({ where: { claimId } })) >= maxChangesOfClaim)
    throw new PortalError('too_many_changes', { params: { max: maxChangesOfClaim } });
  const attached = await attachLoose(tx, actor, claimId, documentIds);
  const made = await tx.changeRequest.create({
    data: {
      claimId,
      kind,
      reason,
      documentIds,
      ...(proposed && {
        proposed: (await sealedProposed(claim, proposed)) as Prisma.InputJsonObject,
      }),
      askedById: actor.id,
      ...(at && { askedAt: at }),
      ...onPaper,
    },
  });
  // The trail says when it was entered.
  await tellOfChange(tx, actor, 'asked', made, {
    words: reason,
    attached,
    at: onPaper ? undefined : at,
  });
  return made;
}

async function requireTaken(tx: Transaction, { id, status }: LockedClaim, kind: ChangeKind) {
  if (status === 'withdrawn') throw new PortalError('withdrawn', { params: { act: 'change' } });
  const inForce = await tx.determination.count({ where: { claimId: id, state: 'confirmed' } });
  if (!kindsTaken(status, inForce > 0).includes(kind)) throw new PortalError('still_editable');
}

async function storedForm(tx: Transaction, id: string): Promise<StoredForm> {
  const { creditorType, claimData } = await tx.claim.findUniqueOrThrow({
    where: { id },
    select: { creditorType: true, claimData: true },
  });
  return { id, creditorType, claimData: claimData as StoredForm['claimData'] };
}

interface Asked {
  reason: string;
  documentIds: string[];
  proposed: Proposed | null;
}

async function isSame(claim: StoredForm, open: ChangeRequest, asked: Asked) {
  const { reason, documentIds } = open;
  const proposed = open.proposed && (await openProposed(claim, open.proposed));
  return isDeepStrictEqual({ reason, documentIds, proposed }, asked);
}
