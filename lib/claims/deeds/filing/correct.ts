import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { inWriteTurn } from '@/lib/access/lines';
import { lockClaim } from '@/lib/access/lock-claims';
import { requireOpen } from '@/lib/access/open-claims';
import { requireWithinQuota } from '@/lib/access/storage-quota';
import { correctableIn } from '@/lib/claims/records/correctable';
import { readClaim } from '@/lib/claims/records/read';
import type { ClaimCorrection } from '@/lib/claims/records/schema';
import { db, type Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { type Ask, prepared, queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { changeForm, correctionOf, countEdit, readIfItSaysSo } from './edit';

/**
 * Corrects a claim entered from paper and writes the reason into the trail; keeps the former form like {@link ./edit.ts
 * editClaim}. Empty fields stay named as missing, and a claim that waits for information keeps waiting. A correction that changes nothing
 * writes, locks and counts nothing. Throws what editClaim throws, and `not_correctable`, see {@link correctableIn}.
 */
export async function correctClaim(actor: Actor, id: string, edit: ClaimCorrection) {
  const unchanged =
    (await isCorrectable(prepared, actor, id)) &&
    (await readIfItSaysSo(actor, id, edit, correctionOf));
  if (unchanged) return unchanged;
  await countEdit(actor, edit);
  const change = async (tx: Transaction) => {
    await lockCorrectable(tx, actor, id);
    // The reason of the correction is also the reason to publish a name anyway.
    await changeForm(tx, actor, id, edit, { correction: edit.reason });
    await requireWithinQuota(queryIn(tx), actor);
  };
  await inWriteTurn(() => db.$transaction(change));
  return readClaim(actor, id);
}

/** Whether the actor may correct the claim, as far as {@link correctableIn} tells. */
async function isCorrectable(ask: Ask, actor: Actor, id: string) {
  const [found] = await ask<{ correctable: boolean }>(
    sql`SELECT ${correctableIn(actor)} AS correctable FROM claims c JOIN users u ON u.id = c.claimant_id WHERE c.id = ${id}::uuid`,
  );
  return found?.correctable === true;
}

/** Locks a claim that the actor may correct. Throws `not_found`, `withdrawn`, `decided` and `not_correctable`. */
export async function lockCorrectable(tx: Transaction, actor: Actor, id: string) {
  const claim = await lockClaim(tx, actor, 'claim.correct', id);
  requireOpen(claim, 'edit');
  if (!(await isCorrectable(queryIn(tx), actor, id))) throw new PortalError('not_correctable');
}
