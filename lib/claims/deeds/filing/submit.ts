import type { Actor } from '@/lib/access/actor';
import { filings } from '@/lib/access/limits';
import { inWriteTurn } from '@/lib/access/lines';
import { requireWithinQuota } from '@/lib/access/storage-quota';
import { delayOf } from '@/lib/claims/deeds/late/delay';
import { beforeWriting } from '@/lib/claims/records/form-turn';
import { withoutHandles } from '@/lib/claims/records/identifiers/handle';
import { ofDraft } from '@/lib/claims/records/identifiers/values';
import { requirePublicNames } from '@/lib/claims/records/published/names';
import { ownOfAccount } from '@/lib/claims/records/published/own';
import { readClaim } from '@/lib/claims/records/read';
import type { ClaimBody } from '@/lib/claims/records/schema';
import { fingerprintsOf } from '@/lib/crypto/fingerprint';
import { formOf } from '@/lib/forms/definitions/registry';
import { queueReceipt } from '@/lib/notifications/mail/queue';
import { db, type Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { oneAtATime } from '@/lib/platform/one-at-a-time';
import { queryIn } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { watchForBurst } from './burst';
import { requireRoomForClaims } from './claim-bounds';
import { createClaim, recordCreated } from './create';
import { readForm } from './form';

/**
 * Files a claim with its documents, once: the same `key` from the same person gives the first claim again, also at once.
 * Numbers may be handles from the person's draft of that type, which is deleted. Throws `invalid` for every broken rule,
 * `identifier_in_public_text` for a name, `idempotency_key_used` for another claim's key, the limit's refusal, and what
 * {@link requireRoomForClaims} and {@link requireWithinQuota} throw.
 */
export async function submitClaim(actor: Actor, body: ClaimBody, key: string | null) {
  await consumeActorLimits(filings, actor);
  const { creditorType } = body;
  const owner = ofDraft(actor.id, creditorType);
  const { values, documents, hashes } = await beforeWriting(body.claimData, async () => {
    const claimData = await withoutHandles(formOf(creditorType), owner, body.claimData);
    const whole = { ...body, claimData };
    return { ...readForm(whole, await delayOf()), hashes: hashesOf(whole) };
  });
  const file = async (tx: Transaction) => {
    const first = key && (await firstClaimOf(tx, actor, key, hashes));
    if (first) return first;
    await requireRoomForClaims(queryIn(tx), actor, 1, 'form');
    const account = await tx.user.findUniqueOrThrow({ where: { id: actor.id } });
    const of = ownOfAccount(account);
    const allowed = await requirePublicNames(formOf(creditorType), values.claimData, body, { of });
    const claim = { creditorType, claimantId: actor.id, values, documents, allowed };
    const created = await createClaim(tx, actor, claim);
    await queueReceipt(tx, actor.id, created.id);
    await tx.claimDraft.deleteMany({ where: { userId: actor.id, creditorType } });
    if (key) await rememberKey(tx, actor, key, hashes, created.id);
    await requireWithinQuota(queryIn(tx), actor);
    await recordCreated(tx, actor, created);
    return created.id;
  };
  const id = await inWriteTurn(() => db.$transaction(file));
  await watchForBurst(actor, 1);
  return readClaim(actor, id);
}

/** Gives the hashes by which the portal recognises a request. */
export const hashesOf = (body: unknown) =>
  fingerprintsOf(JSON.stringify(body)).map((each) => each.toString('base64url'));

/** Gives the claim that this key made before. Other requests with the same key wait here until this one is done. */
export async function firstClaimOf(tx: Transaction, actor: Actor, key: string, hashes: string[]) {
  await lockKey(tx, actor, key);
  const where = { userId_idempotencyKey: { userId: actor.id, idempotencyKey: key } };
  const first = await tx.claimSubmission.findUnique({ where });
  // Claims filed before hashes had a key cannot be compared.
  if (first?.bodyHash && !hashes.includes(first.bodyHash)) {
    throw new PortalError('idempotency_key_used');
  }
  return first?.claimId;
}

/** Makes the same key give this claim from now on. */
export function rememberKey(
  tx: Transaction,
  actor: Actor,
  key: string,
  [bodyHash = '']: readonly string[],
  claimId: string,
) {
  return tx.claimSubmission.create({
    data: { userId: actor.id, idempotencyKey: key, bodyHash, claimId },
  });
}

const lockKey = (tx: Transaction, actor: Actor, key: string) =>
  oneAtATime(tx, `claim:${actor.id}:${key}`);

/** Gives the claim that the actor's request with this key made, or null. Waits for a request that is still being filed. */
export function findSubmission(actor: Actor, key: string) {
  return db.$transaction(async (tx) => {
    await lockKey(tx, actor, key);
    const submission = await tx.claimSubmission.findUnique({
      where: { userId_idempotencyKey: { userId: actor.id, idempotencyKey: key } },
      select: { claim: { select: { id: true, claimNumber: true } } },
    });
    return { filed: submission?.claim ?? null };
  });
}
