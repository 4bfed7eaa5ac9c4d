import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/access/actor';
import { draftSaves } from '@/lib/access/limits';
import { inWriteTurn } from '@/lib/access/lines';
import { requireWithinQuota } from '@/lib/access/storage-quota';
import { beforeWriting } from '@/lib/claims/records/form-turn';
import { withoutHandles } from '@/lib/claims/records/identifiers/handle';
import { ofDraft, sealInTurns } from '@/lib/claims/records/identifiers/values';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { db, type Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import { waitingDocuments } from './documents';
import type { DraftBody } from './schema';
import { draftValuesOf, isUntouched } from './values';

/** All parts are empty when there was nothing to keep. */
export type SavedDraft = Awaited<ReturnType<typeof saveDraft>>;

interface Saved {
  revision: number;
  idempotencyKey: string;
  updatedAt: Date;
}

/**
 * Saves what the actor typed as their draft of this type, with their documents that are on no claim; numbers may be handles of
 * {@link readDraft}. Keeps no empty draft: revision 0, no time. A repeat changes nothing, so a page that lost the answer can
 * ask again. Throws `draft_changed_meanwhile` for another revision, `draft_gone`, `invalid` for what cannot be stored, the
 * limit's refusal, and what {@link requireWithinQuota} throws.
 */
export async function saveDraft(actor: Actor, creditorType: CreditorType, body: DraftBody) {
  await consumeActorLimits(draftSaves, actor);
  const form = formOf(creditorType);
  const owner = ofDraft(actor.id, creditorType);
  const { values, sealed } = await beforeWriting(body.values, async () => {
    const typed = draftValuesOf(form, await withoutHandles(form, owner, body.values));
    return { values: typed, sealed: JSON.stringify(await sealInTurns(form, owner, typed)) };
  });
  const wanted = [...new Set(body.documents)];
  const save = async (tx: Transaction) => {
    const found =
      wanted.length > 0
        ? await tx.document.findMany({
            where: waitingDocuments(actor, wanted),
            select: { id: true },
          })
        : [];
    const there = new Set(found.map(({ id }) => id));
    const documents = wanted.filter((id) => there.has(id));
    const empty = documents.length === 0 && isUntouched(form, values);
    const key = { actor, creditorType };
    if (empty) {
      await removeEmpty(tx, key, body.revision);
      return { revision: 0, updatedAt: null, idempotencyKey: null };
    }
    const saved = await put(tx, key, sealed, documents, body.revision);
    await requireWithinQuota(queryIn(tx), actor);
    return { ...saved, updatedAt: saved.updatedAt.toISOString() };
  };
  return inWriteTurn(() => db.$transaction(save));
}

/** Removes the actor's draft of this type, if there is one. */
export async function removeDraft(actor: Actor, creditorType: CreditorType) {
  await db.claimDraft.deleteMany({ where: { userId: actor.id, creditorType } });
}

interface Key {
  actor: Actor;
  creditorType: CreditorType;
}

/** One statement, so that of many at once one is first; the others find its revision. */
async function put(
  tx: Transaction,
  { actor, creditorType }: Key,
  values: string,
  documents: string[],
  revision: number,
): Promise<Saved> {
  const written =
    revision === 0
      ? await queryIn(tx)<Saved>(sql`
        INSERT INTO claim_drafts (user_id, creditor_type, "values", document_ids, idempotency_key, updated_at)
        VALUES (${actor.id}::uuid, ${creditorType}::"CreditorType", ${values}::jsonb, ${documents}::uuid[],
          ${randomUUID()}::uuid, now())
        ON CONFLICT (user_id, creditor_type) DO NOTHING
        RETURNING revision, idempotency_key AS "idempotencyKey", updated_at AS "updatedAt"`)
      : await queryIn(tx)<Saved>(sql`
        UPDATE claim_drafts SET "values" = ${values}::jsonb, document_ids = ${documents}::uuid[],
          revision = revision + 1, updated_at = now()
        WHERE user_id = ${actor.id}::uuid AND creditor_type = ${creditorType}::"CreditorType"
          AND revision = ${revision}
          AND ("values" <> ${values}::jsonb OR document_ids <> ${documents}::uuid[])
        RETURNING revision, idempotency_key AS "idempotencyKey", updated_at AS "updatedAt"`);
  const [same] = written.length
    ? written
    : await queryIn(tx)<Saved>(sql`
        SELECT revision, idempotency_key AS "idempotencyKey", updated_at AS "updatedAt" FROM claim_drafts
        WHERE user_id = ${actor.id}::uuid AND creditor_type = ${creditorType}::"CreditorType"
          AND "values" = ${values}::jsonb AND document_ids = ${documents}::uuid[]`);
  if (!same) throw await overtaken(tx, { actor, creditorType });
  return same;
}

async function removeEmpty(tx: Transaction, key: Key, revision: number) {
  const where = { userId: key.actor.id, creditorType: key.creditorType };
  const { count } = await tx.claimDraft.deleteMany({ where: { ...where, revision } });
  if (count === 0 && (await tx.claimDraft.count({ where })) > 0) throw await overtaken(tx, key);
}

async function overtaken(tx: Transaction, { actor, creditorType }: Key) {
  const there = await tx.claimDraft.count({ where: { userId: actor.id, creditorType } });
  return new PortalError(there ? 'draft_changed_meanwhile' : 'draft_gone', {
    issues: [{ path: 'revision', rule: there ? 'changed_meanwhile' : 'gone' }],
  });
}
