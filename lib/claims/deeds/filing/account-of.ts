import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { invitations } from '@/lib/access/invitations';
import { isProven } from '@/lib/access/proven-address';
import { queueMail } from '@/lib/notifications/mail/queue';
import type { Transaction } from '@/lib/platform/db';
import { consumeLimit } from '@/lib/platform/rate-limit';

/**
 * Gives the id of the claimant's account with this address; null for a professional's. Invites its owner if the account
 * `isNew`, or if they registered it but neither confirmed it nor were invited. Throws the limit's refusal.
 */
export async function accountOf(tx: Transaction, actor: Actor, email: string, isNew: boolean) {
  const user = await tx.user.findUniqueOrThrow({ where: { email } });
  // A professional who was never approved and never confirmed the address does not count as one.
  if (user.role !== 'claimant' && (user.status === 'active' || isProven(user))) return null;
  const registered = user.emailProvenAt === null && user.passwordHash !== null;
  if (isNew || (registered && !(await wasInvited(tx, user.id)))) {
    await consumeLimit(invitations(), actor.id);
    await queueMail(tx, user.id, 'invitation');
  }
  return user.id;
}

const wasInvited = async (tx: Transaction, userId: string) =>
  (await tx.mail.count({ where: { userId, kind: 'invitation' }, take: 1 })) > 0;
