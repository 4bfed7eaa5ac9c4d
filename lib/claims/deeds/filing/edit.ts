import type { Claim, Prisma } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { edits } from '@/lib/access/limits';
import { inWriteTurn } from '@/lib/access/lines';
import { lockClaim } from '@/lib/access/lock-claims';
import { requireOpen } from '@/lib/access/open-claims';
import { requireWithinQuota } from '@/lib/access/storage-quota';
import { claimsVisibleTo } from '@/lib/access/visible-claims';
import { recordAudit } from '@/lib/audit/write';
import { delayOf } from '@/lib/claims/deeds/late/delay';
import { formConflict } from '@/lib/claims/deeds/review/edit-conflict';
import { beforeWriting, rowsOf } from '@/lib/claims/records/form-turn';
import { ofClaim, openInTurns, sealInTurns } from '@/lib/claims/records/identifiers/values';
import { saveHashes } from '@/lib/claims/records/identifiers/write';
import { requirePublicNames } from '@/lib/claims/records/published/names';
import { ownOfAccount } from '@/lib/claims/records/published/own';
import { readClaim } from '@/lib/claims/records/read';
import type { ClaimEdit } from '@/lib/claims/records/schema';
import { dayInIndia } from '@/lib/format/date';
import { changedFields, changesBetween } from '@/lib/forms/changes';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { formEdition } from '@/lib/forms/edition';
import { unmask } from '@/lib/forms/unmask';
import { cleanValuesOf } from '@/lib/forms/values';
import { notify } from '@/lib/notifications/write';
import { queuePapers } from '@/lib/papers/queue';
import { db, type Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import { isClosed } from '@/lib/reference/claim-status';
import { readChangedForm, readCorrectedForm, readEditedForm } from './form';

type Data = Record<string, unknown>;

/** Each change keeps the former form for good. */
export const maxEdits = 200;

/**
 * Changes the form of the actor's own claim and keeps the earlier form as a version. Values left out or still masked stay as
 * they are. The whole form is checked like a new claim. A claim that waits for information goes back under review, and the
 * professionals are told. An edit that changes nothing writes, locks and counts nothing. Throws `not_found`, `withdrawn`, `decided`,
 * `too_many_edits`, the limit's refusal, `form_changed_meanwhile` when the claim is no longer at the version the actor started from, `invalid`
 * naming every broken rule, `identifier_in_public_text` for a name, and what {@link requireWithinQuota} throws.
 */
export async function editClaim(actor: Actor, id: string, edit: ClaimEdit) {
  const unchanged = await readIfItSaysSo(actor, id, edit, ownEdit);
  if (unchanged) return unchanged;
  await countEdit(actor, edit);
  const change = async (tx: Transaction) => {
    await changeForm(tx, actor, id, edit);
    await requireWithinQuota(queryIn(tx), actor);
  };
  await inWriteTurn(() => db.$transaction(change));
  return readClaim(actor, id);
}

interface KindOfEdit {
  permission: 'claim.edit' | 'claim.correct';
  read: typeof readEditedForm;
  /** Whether it makes a form whole that lacks fields. */
  completes: boolean;
}

const ownEdit: KindOfEdit = { permission: 'claim.edit', read: readEditedForm, completes: true };
export const correctionOf: KindOfEdit = {
  permission: 'claim.correct',
  read: readCorrectedForm,
  completes: false,
};

/** The claim, if it says already what the edit does. Throws `invalid` where that may not be said any more. */
export async function readIfItSaysSo(
  actor: Actor,
  id: string,
  edit: ClaimEdit,
  { permission, read, completes }: KindOfEdit,
) {
  const claim = await db.claim.findFirst({
    where: { id, ...claimsVisibleTo(actor, permission) },
  });
  if (!claim || isClosed(claim.status)) return undefined;
  const { creditorType, submittedAt } = claim;
  return beforeWriting(claim.claimData as Data, async () => {
    const { before, given, fields } = await laidOver(claim, edit);
    if (fields.length > 0 || (completes && 'missingFields' in before)) return undefined;
    const delay = await delayOf(dayInIndia(submittedAt));
    read({ creditorType, claimData: given }, delay, before);
    return readClaim(actor, id);
  });
}

/** Counts a change, and one more for each hundred rows. Throws the limit's refusal. */
export const countEdit = (actor: Actor, edit: ClaimEdit) =>
  consumeActorLimits(edits, actor, 1 + Math.floor(rowsOf(edit.claimData) / 100));

interface Circumstances {
  /** When it happened, if not now. */
  at?: Date;
  /** The reason of a correction, by the professional who entered the claim from paper. */
  correction?: string;
  /** The accepted request of a decided claim: only its values are judged, and the status stays. */
  changeRequestId?: string;
}

/** Does {@link editClaim} in the caller's transaction. */
export async function changeForm(
  tx: Transaction,
  actor: Actor,
  id: string,
  edit: ClaimEdit,
  { at = new Date(), correction, changeRequestId }: Circumstances = {},
) {
  const corrects = correction !== undefined;
  const permission = corrects
    ? 'claim.correct'
    : changeRequestId
      ? 'claim.judgeChange'
      : 'claim.edit';
  const { status } = await lockClaim(tx, actor, permission, id);
  if (!changeRequestId) requireOpen({ status }, 'edit');
  const { version, claimData, creditorType, submittedAt, claimant } =
    await tx.claim.findUniqueOrThrow({
      where: { id },
      include: { claimant: { select: { email: true, phone: true } } },
    });
  const stored = { id, creditorType, claimData };
  const { form, before, given, fields } = await laidOver(stored, edit);
  // Values that are already there overwrite nothing, whichever version the edit started from.
  if (edit.version !== undefined && edit.version !== version && fields.length > 0) {
    throw await formConflict(tx, id, version);
  }
  const delay = await delayOf(dayInIndia(submittedAt), tx);
  const read = changeRequestId ? readChangedForm : corrects ? readCorrectedForm : readEditedForm;
  const { values } = read({ creditorType, claimData: given }, delay, before);
  if (fields.length === 0 && (corrects || changeRequestId || !('missingFields' in before))) return;
  const allowed = await requirePublicNames(form, values.claimData, edit, {
    of: ownOfAccount(claimant),
    before,
  });
  if (version > maxEdits) throw new PortalError('too_many_edits', { params: { max: maxEdits } });

  // The database copies the former form itself, so that it need not come here and go back.
  await queryIn(tx)(sql`
    INSERT INTO claim_versions (claim_id, version, claim_data, replaced_by_id, replaced_at, replaced_fields, form_edition,
      change_request_id)
    SELECT id, version, claim_data, ${actor.id}::uuid, ${at}, ${fields}, form_edition, ${changeRequestId ?? null}::uuid
    FROM claims WHERE id = ${id}::uuid`);
  const next = { ...besideForm(form, before), ...values.claimData };
  const answered = !corrects && !changeRequestId && status === 'info_required';
  await tx.claim.update({
    where: { id },
    data: {
      ...values,
      claimData: (await sealInTurns(form, ofClaim(id), next)) as Prisma.InputJsonObject,
      formEdition: formEdition.number,
      version: version + 1,
      updatedAt: at,
      ...(answered ? { status: 'under_review' } : {}),
    },
    select: { id: true },
  });
  await saveHashes(tx, id, form, values.claimData);
  if (answered) {
    const change = { type: 'status_change', status: 'under_review', reviewNote: null } as const;
    await notify(tx, actor, { ...change, claimIds: [id], at });
  }
  await queuePapers(tx, [id], ['acknowledgement', 'claim_form']);
  await recordAudit(tx, actor, 'claim_updated', {
    claimId: id,
    details: {
      fields,
      version: version + 1,
      ...(answered ? { to: 'under_review' } : {}),
      ...(corrects ? { reason: correction } : {}),
      ...(changeRequestId ? { changeRequestId } : {}),
      ...allowed,
    },
    at,
  });
}

/** A claim's form as it is, the edit's values laid over it, and the fields that differ. */
async function laidOver(
  { id, creditorType, claimData }: Pick<Claim, 'id' | 'creditorType' | 'claimData'>,
  edit: ClaimEdit,
) {
  const form = formOf(creditorType);
  const before = await openInTurns(form, ofClaim(id), claimData as Data);
  const given = { ...cleanValuesOf(form, before), ...unmask(form, before, givenIn(edit)) };
  const fields = changedFields(changesBetween(form, before, cleanValuesOf(form, given)));
  return { form, before, given, fields };
}

/** The given values. As in a new claim, values beside claimData win over those inside it. */
function givenIn({ claimData, claimAmount, claimDescription, natureOfClaim }: ClaimEdit): Data {
  const { documents: _, ...inside } = claimData;
  const beside = Object.entries({ claimAmount, claimDescription, natureOfClaim });
  return { ...inside, ...Object.fromEntries(beside.filter(([, value]) => value !== undefined)) };
}

/** Gives what claimData holds besides the form's fields. A checked form has no missing fields any more. */
function besideForm(form: FormDefinition, claimData: Data): Data {
  const own = new Set(fieldsOf(form).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(claimData).filter(([name]) => !own.has(name) && name !== 'missingFields'),
  );
}
