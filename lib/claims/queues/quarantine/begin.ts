import type { Actor } from '@/lib/access/actor';
import { isProven } from '@/lib/access/proven-address';
import { recordAudit } from '@/lib/audit/write';
import { asProvenAdministrator } from '@/lib/identity/authentication/as-proven-administrator';
import { deliverNow } from '@/lib/notifications/mail/deliver';
import { queueAccountNotice } from '@/lib/notifications/mail/queue';
import type { Transaction } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { type Sql, sql } from '@/lib/platform/sql';
import { forgetSharedNumbers, putInto } from './move';
import type { QuarantineBody } from './schema';

/** An account, or one file of it, with the condition over `claims c` that finds its claims. */
interface Target {
  userId: string;
  importId: string | null;
  which: Sql;
}

/**
 * Hides the claims of one file, or all that a claimant filed, from everybody but the person who filed them, who is told. They
 * stay unchanged and come back when the quarantine is lifted. Needs the actor's own password, and code if they have one. Goes
 * on with a quarantine that is in force. Gives its id and how many claims it took in now. Throws `invalid` for the wrong part
 * of the proof, and `not_found`.
 */
export async function beginQuarantine(actor: Actor, wanted: QuarantineBody) {
  const { id, which } = await asProvenAdministrator(actor, wanted, async (tx) => {
    const target = await targetOf(tx, wanted);
    const { userId, importId } = target;
    const inForce = await tx.quarantine.findFirst({ where: { userId, importId, liftedAt: null } });
    if (inForce) return { ...target, id: inForce.id };
    const begun = await tx.quarantine.create({
      data: { userId, importId, begunById: actor.id },
    });
    await recordAudit(tx, actor, 'account_changed', {
      details: { change: 'quarantine_begun', quarantineId: begun.id, userId, importId },
    });
    await tell(tx, userId);
    return { ...target, id: begun.id };
  });
  const claims = await putInto(id, which);
  await forgetSharedNumbers(id);
  deliverNow();
  return { id, claims };
}

/** Sends one mail to the person who filed them, if they have confirmed their address. */
async function tell(tx: Transaction, userId: string) {
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  if (user.role === 'claimant' && isProven(user))
    await queueAccountNotice(tx, user, 'claims_examined');
}

async function targetOf(tx: Transaction, wanted: QuarantineBody): Promise<Target> {
  if (!('importId' in wanted)) return ofClaimant(tx, wanted.userId);
  const found = await tx.claimImport.findUnique({ where: { id: wanted.importId } });
  if (!found) throw notFound('record');
  const { id, userId, creditorType, importedAt } = found;
  // All claims of a file were filed at one moment, which the file's row names.
  const which = sql`c.submitted_at = ${importedAt}::timestamptz AND c.creditor_type = ${creditorType}::"CreditorType"
    AND coalesce(c.entered_by_id, c.claimant_id) = ${userId}::uuid`;
  return { userId, importId: id, which };
}

async function ofClaimant(tx: Transaction, userId: string): Promise<Target> {
  const found = await tx.user.findFirst({ where: { id: userId, role: 'claimant' } });
  if (!found) throw notFound('account');
  const which = sql`c.claimant_id = ${userId}::uuid AND c.entered_by_id IS NULL`;
  return { userId, importId: null, which };
}
