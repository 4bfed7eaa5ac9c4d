import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { freeAddress } from '@/lib/identity/accounts/leave-address';
import { askIn } from '@/lib/platform/ask';
import type { Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { sql } from '@/lib/platform/sql';
import { accountOf } from './account-of';

/** An invited creditor, and the claim whose invitation went to a wrong address. */
interface Invited {
  claimId: string;
  claimantId: string;
}

/**
 * Has the creditor of a locked claim invited at another address. Where the account was made for this claim alone, it has that address from
 * now on, and the link that went to the wrong one is dead; otherwise the claim leaves it. Gives whose the claim is, null for a
 * professional's address, and whether the address has an account already. Throws `not_correctable` when the invitation was taken up meanwhile, and the limit's refusal.
 */
export async function readdress(tx: Transaction, actor: Actor, email: string, invited: Invited) {
  const { claimId, claimantId } = invited;
  const alone = await withdrawInvitation(tx, invited);
  await freeAddress(askIn(tx), email);
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
    // Whoever had the claim is not told of it any more.
    await tx.notification.deleteMany({ where: { userId: claimantId, claimId } });
  }
  return { known, claimantId: await accountOf(tx, actor, email, !known) };
}

/** Takes back what was sent to an account that was made for this claim alone; gives whether it was. */
async function withdrawInvitation(tx: Transaction, { claimId, claimantId }: Invited) {
  const others = await tx.claim.count({ where: { claimantId, id: { not: claimId } } });
  const before = await tx.user.findUniqueOrThrow({ where: { id: claimantId } });
  if (others > 0 || before.passwordHash !== null) return false;
  // In this order: a letter that is on its way makes a link, and whoever sets a password uses one up first.
  await tx.mail.deleteMany({ where: { userId: claimantId, kind: 'invitation', sentAt: null } });
  await tx.passwordReset.deleteMany({ where: { userId: claimantId } });
  const [now] = await askIn(tx)<{ taken: boolean }>(sql`
    SELECT password_hash IS NOT NULL OR email_proven_at IS NOT NULL AS taken FROM users WHERE id = ${claimantId}::uuid FOR UPDATE`);
  if (now?.taken) throw new PortalError('not_correctable');
  return true;
}
