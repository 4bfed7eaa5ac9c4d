import type { Actor } from '@/lib/access/actor';
import { revealsOfPerson } from '@/lib/access/limits';
import { recordAudit } from '@/lib/audit/write';
import { openHandle } from '@/lib/claims/records/identifiers/handle';
import { ofDraft } from '@/lib/claims/records/identifiers/values';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { db } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { consumeLimit } from '@/lib/platform/rate-limit';
import type { NumberShown } from './schema';

/**
 * Gives the number behind a handle of the actor's own draft in full, and tells the audit trail. Throws `not_found` for anything
 * but a handle of that field in their drafts of this type, and the limit's refusal.
 */
export async function revealInDraft(
  actor: Actor,
  creditorType: CreditorType,
  { field, handle }: NumberShown,
) {
  await consumeLimit(revealsOfPerson, actor.id);
  const number = openHandle(ofDraft(actor.id, creditorType), field, handle);
  if (number === undefined) throw notFound('number');
  const details = { draft: creditorType, field };
  await db.$transaction((tx) => recordAudit(tx, actor, 'identifier_shown', { details }));
  return { number };
}
