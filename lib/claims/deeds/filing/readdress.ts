import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { freeAddress } from '@/lib/identity/accounts/leave-address';
import type { Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { accountOf } from './account-of';

/** An invited creditor, and the claim whose invitation went to a wrong address. */
interface Invited {
  claimId: string;
  claimantId: string;
}

/**
 * Invites the creditor of a locked claim at another address. An account made only for this claim gets the new address, and the
 * link to the wrong one stops working; otherwise the claim moves to another account. Gives the claim's owner, null for a
 * professional's address, and whether the address had an account. Throws `not_correctable` when the invitation was accepted in
 * the meantime, and the limit's refusal.
 */
export async function readdress(tx: Transaction, actor: Actor, email: string, invited: Invited) {
  const { claimId, claimantId } = invited;
  const alone = await withdrawInvitation(tx, invited);
  await freeAddress(queryIn(tx), email);
  const known = (await tx.user.count({ where: { email } })) > 0;
  if (!known && alone) await tx.user.update({ where: { id: claimantId }, data: { email } });
  else {
    if (alone) await tx.user.update({ where: { id: claimantId }, data: { email: null } });
    if (!known) {
      const { firstName, lastName, phone, language } = await tx.user.findUniqueOrThrow({
        where: { id: claimantId },
      });
      const person = { firstName, lastName, phone, language, email, role: 'claimant' } as const;
      await tx.user.create({ data: person });
    }
    // The former owner of the claim is told nothing more about it.
    await tx.notification.deleteMany({ where: { userId: claimantId, claimId } });
  }
  return { known, claimantId: await accountOf(tx, actor, email, !known) };
}

/** Cancels the letters to an account that was made only for this claim; false for any other account. */
async function withdrawInvitation(tx: Transaction, { claimId, claimantId }: Invited) {
  const others = await tx.claim.count({ where: { claimantId, id: { not: claimId } } });
  const before = await tx.user.findUniqueOrThrow({ where: { id: claimantId } });
  if (others > 0 || before.passwordHash !== null) return false;
  // In this order: a letter being sent creates a link, and setting a password first uses one up.
  await tx.mail.deleteMany({ where: { userId: claimantId, kind: 'invitation', sentAt: null } });
  await tx.passwordReset.deleteMany({ where: { userId: claimantId } });
  const [now] = await queryIn(tx)<{ taken: boolean }>(sql`
    SELECT password_hash IS NOT NULL OR email_proven_at IS NOT NULL AS taken FROM users WHERE id = ${claimantId}::uuid FOR UPDATE`);
  if (now?.taken) throw new PortalError('not_correctable');
  return true;
}
