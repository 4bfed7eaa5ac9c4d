import type { Actor } from '@/lib/access/actor';
import { emailChanges, emailConfirmations } from '@/lib/access/limits';
import { isProven } from '@/lib/access/proven-address';
import { recordAudit } from '@/lib/audit/write';
import {
  reauthenticate,
  requireUnchangedPassword,
} from '@/lib/identity/authentication/reauthenticate';
import type { Proof } from '@/lib/identity/authentication/schema';
import { deliverNow } from '@/lib/notifications/mail/deliver';
import { hashOfToken } from '@/lib/notifications/mail/link-token';
import { queueAccountNotice, queueMail } from '@/lib/notifications/mail/queue';
import { databaseTime } from '@/lib/platform/database-time';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';
import { isUniqueViolation } from '@/lib/platform/prisma-errors';
import { queryIn } from '@/lib/platform/query';
import { consumeLimit } from '@/lib/platform/rate-limit';
import { sql } from '@/lib/platform/sql';
import { lockAccount, proveSignedIn } from './first-proof';
import { leaveAddress } from './leave-address';

const linkMinutes = 60;

type NewAddress = Proof & { email: string };

/**
 * Mails a link to confirm another address, and tells the present one. An address of somebody else gets the same answer but no
 * link; its owner is told. An account that is not proven tells nobody at an address that is not: a stranger may have chosen both.
 * Throws `invalid` for a wrong password or code, and the limits' refusals.
 */
export async function askForNewEmail(actor: Actor, { email, ...given }: NewAddress) {
  await consumeLimit(emailChanges, actor.id);
  const account = await reauthenticate(actor, given);
  if (account.email.toLowerCase() === email.toLowerCase()) throw invalid('email', 'same_email');
  const owner = await db.user.findUnique({ where: { email } });
  const proven = isProven(account);
  const now = await databaseTime();
  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000);
  const wanted = { newEmail: email, tokenHash: null, expiresAt };
  const id = { userId: actor.id, proves: false };
  await db.$transaction(async (tx) => {
    await requireUnchangedPassword(tx, account);
    // A live link to this address is sent again.
    const { count } = await tx.emailChange.updateMany({
      where: { ...id, newEmail: email, expiresAt: { gt: now } },
      data: { expiresAt },
    });
    if (count === 0)
      await tx.emailChange.upsert({
        where: { userId_proves: id },
        create: { ...id, ...wanted },
        update: wanted,
      });
    if (!owner)
      await queueMail(tx, actor.id, 'email_change', { recipient: email, byStranger: !proven });
    else if (proven || isProven(owner)) await queueAccountNotice(tx, owner, 'email_taken');
    if (proven) await queueAccountNotice(tx, account, 'email_requested');
    await recordAudit(tx, actor, 'account_changed', {
      details: { change: 'email_requested', userId: actor.id },
    });
  });
  deliverNow();
  return { message: 'We have sent a link to the new address. Open it within 60 minutes.' };
}

/**
 * Gives the actor the address of a link's token and tells the former one, or notes the present one as confirmed. Links sent to
 * another address stop working. Throws `dead_email_link`, also for an address that somebody else has by now.
 */
export async function confirmEmail(actor: Actor, token: string) {
  await consumeLimit(emailConfirmations, actor.id);
  try {
    await db.$transaction((tx) => useLink(tx, actor, hashOfToken(token)));
  } catch (error) {
    throw isUniqueViolation(error) ? deadLink() : error;
  }
  deliverNow();
  return { message: 'Your e-mail address was confirmed' };
}

async function useLink(tx: Transaction, actor: Actor, tokenHash: string) {
  // Locks the account first, like all code that makes its links invalid. Deleting locks the link: a second attempt finds none.
  const before = await lockAccount(tx, actor.id);
  const [link] = await queryIn(tx)<{ newEmail: string }>(sql`
    DELETE FROM email_changes
    WHERE token_hash = ${tokenHash} AND user_id = ${actor.id}::uuid AND expires_at > now()
    RETURNING new_email::text AS "newEmail"`);
  if (!link || before.status === 'declined' || before.status === 'disabled') throw deadLink();
  const isNew = link.newEmail.toLowerCase() !== before.email.toLowerCase();
  await proveSignedIn(tx, actor, before);
  if (!isNew) return;
  // Claims that others entered for the former address stay with it, unless it was confirmed.
  if (isProven(before))
    await tx.user.update({ where: { id: before.id }, data: { email: link.newEmail } });
  else await leaveAddress(queryIn(tx), before, link.newEmail);
  await tx.emailChange.deleteMany({ where: { userId: before.id } });
  await tx.passwordReset.deleteMany({ where: { userId: before.id } });
  if (isProven(before)) await queueAccountNotice(tx, before, 'email_changed');
  await recordAudit(tx, actor, 'account_changed', {
    details: { change: 'email_changed', userId: before.id },
  });
}

const deadLink = () =>
  new PortalError('dead_email_link', { issues: [{ path: 'token', rule: 'email_link' }] });
