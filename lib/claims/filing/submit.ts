import type { Actor } from '@/lib/access/actor';
import { filings } from '@/lib/access/limits';
import { requireWithinQuota } from '@/lib/access/storage-quota';
import { withoutHandles } from '@/lib/claims/identifiers/handle';
import { ofDraft } from '@/lib/claims/identifiers/values';
import { readClaim } from '@/lib/claims/read';
import type { ClaimBody } from '@/lib/claims/schema';
import { fingerprintsOf } from '@/lib/crypto/fingerprint';
import { formOf } from '@/lib/forms/definitions/registry';
import { askIn } from '@/lib/platform/ask';
import { db, type Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { consumeActorLimits } from '@/lib/platform/rate-limit';
import { watchForBurst } from './burst';
import { requireRoomForClaims } from './claim-bounds';
import { createClaim } from './create';
import { readForm } from './form';

/**
 * Files a claim with its documents, once: the same `key` by the same person answers the first claim
 * again, also when sent many times at once. Numbers may come as the handles of the person's draft of that
 * type, which goes with it. Throws
 * the limit's refusal, `invalid` naming every broken rule of the form, `idempotency_key_used` when it was for another
 * claim, and what {@link requireRoomForClaims} and {@link requireWithinQuota} throw.
 */
export async function submitClaim(actor: Actor, body: ClaimBody, key: string | null) {
  await consumeActorLimits(filings, actor);
  const { creditorType } = body;
  const owner = ofDraft(actor.id, creditorType);
  const claimData = await withoutHandles(formOf(creditorType), owner, body.claimData);
  const whole = { ...body, claimData };
  const { values, documents } = readForm(whole);
  const hashes = fingerprintsOf(JSON.stringify(whole)).map((each) => each.toString('base64url'));
  const id = await db.$transaction(
    async (tx) => {
      const first = key && (await firstClaimOf(tx, actor, key, hashes));
      if (first) return first;
      await requireRoomForClaims(askIn(tx), actor, 1, 'form');
      const claim = { creditorType, claimantId: actor.id, values, documents };
      const claimId = await createClaim(tx, actor, claim);
      await tx.claimDraft.deleteMany({ where: { userId: actor.id, creditorType } });
      if (key) {
        const [bodyHash = ''] = hashes;
        await tx.claimSubmission.create({ data: { userId: actor.id, key, bodyHash, claimId } });
      }
      await requireWithinQuota(askIn(tx), actor);
      return claimId;
    },
    // Twenty presses of one button wait for each other here.
    { maxWait: 10_000, timeout: 20_000 },
  );
  await watchForBurst(actor, 1);
  return readClaim(actor, id);
}

/** The claim this key made before, if any; others with the same key wait here until we are done. */
async function firstClaimOf(tx: Transaction, actor: Actor, key: string, hashes: string[]) {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`claim:${actor.id}:${key}`}, 0))`;
  const where = { userId_key: { userId: actor.id, key } };
  const first = await tx.claimSubmission.findUnique({ where });
  // Of what was filed before hashes had a key it is not known what it was.
  if (first?.bodyHash && !hashes.includes(first.bodyHash)) {
    throw new PortalError('idempotency_key_used');
  }
  return first?.claimId;
}
