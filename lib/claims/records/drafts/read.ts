import type { Actor } from '@/lib/access/actor';
import { overForm } from '@/lib/claims/records/form-turn';
import { withHandles } from '@/lib/claims/records/identifiers/handle';
import { ofDraft, openInTurns } from '@/lib/claims/records/identifiers/values';
import { presentDocument } from '@/lib/documents/present';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { countLeftEmpty } from '@/lib/forms/left-empty';
import { firstLeftOpen } from '@/lib/forms/left-open';
import { isHandle } from '@/lib/forms/mask';
import { problemsIn } from '@/lib/forms/validate';
import { textAt } from '@/lib/forms/values';
import { db } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { waitingDocuments } from './documents';

/** Gives the actor's drafts, last saved first, each with how complete it is. */
export async function listDrafts(actor: Actor) {
  const drafts = await db.claimDraft.findMany({
    where: { userId: actor.id },
    orderBy: [{ updatedAt: 'desc' }, { creditorType: 'asc' }],
    select: { creditorType: true, updatedAt: true, values: true, documentIds: true },
  });
  const ids = drafts.flatMap(({ documentIds }) => documentIds);
  const waiting =
    ids.length > 0
      ? await db.document.findMany({ where: waitingDocuments(actor, ids), select: { id: true } })
      : [];
  const there = new Set(waiting.map(({ id }) => id));
  const presented = (one: (typeof drafts)[number]) => {
    const { creditorType, updatedAt, values, documentIds } = one;
    const form = formOf(creditorType);
    const typed = values as ClaimValues;
    return {
      creditorType,
      updatedAt: updatedAt.toISOString(),
      creditorName: String(typed[form.creditorName] ?? ''),
      /** As typed: it may not be an amount yet. */
      claimAmount: String(typed.claimAmount ?? ''),
      missingFields: countLeftEmpty(form, typed),
      /** The section of the first empty field. */
      openSection: firstLeftOpen(form, typed),
      documentCount: documentIds.filter((id) => there.has(id)).length,
    };
  };
  return Promise.all(
    drafts.map((one) => overForm(one.values as ClaimValues, async () => presented(one))),
  );
}

/** Gives the actor's draft of this type, with those of its documents that are on no claim. Throws `not_found`. */
export async function readDraft(actor: Actor, creditorType: CreditorType) {
  const draft = await db.claimDraft.findUnique({
    where: { userId_creditorType: { userId: actor.id, creditorType } },
  });
  if (!draft) throw notFound('draft');
  const { documentIds, revision, idempotencyKey, updatedAt } = draft;
  const documents = await db.document.findMany({
    where: waitingDocuments(actor, documentIds),
    orderBy: [{ uploadedAt: 'asc' }, { id: 'asc' }],
  });
  // Another form may have been begun with the same documents, and filed.
  const elsewhere =
    documents.length < documentIds.length
      ? await db.document.count({
          where: {
            id: { in: documentIds, notIn: documents.map(({ id }) => id) },
            uploadedById: actor.id,
          },
        })
      : 0;
  const form = formOf(creditorType);
  const owner = ofDraft(actor.id, creditorType);
  const stored = draft.values as ClaimValues;
  const shown = await overForm(stored, async () => {
    const typed = await openInTurns(form, owner, stored);
    const values = await withHandles(form, owner, typed);
    return {
      /** As they were typed, but with masks for identifiers: handles, to be sent back. */
      values,
      /** What is wrong with numbers that nobody sees. */
      wrongNumbers: problemsIn(form, typed).filter(({ path }) => isHandle(textAt(values, path))),
    };
  });
  return {
    creditorType,
    ...shown,
    documents: documents.map(presentDocument),
    /** Documents that were on no claim within a day, and are gone. */
    removedDocuments: documentIds.length - documents.length - elsewhere,
    /** Documents that are with another claim by now. */
    documentsElsewhere: elsewhere,
    revision,
    idempotencyKey,
    updatedAt: updatedAt.toISOString(),
  };
}

export type ListedDraft = Awaited<ReturnType<typeof listDrafts>>[number];
export type PresentedDraft = Awaited<ReturnType<typeof readDraft>>;
