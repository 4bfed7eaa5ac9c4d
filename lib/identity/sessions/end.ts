import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import { db, type Transaction } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';

/** Ends every session of an account that is closed, and makes the links dead that were asked for in it; an invitation is of whoever reads that mail. */
export async function endWaysIn(tx: Transaction, userId: string) {
  await tx.session.deleteMany({ where: { userId } });
  await tx.passwordReset.deleteMany({ where: { userId, kind: 'password_reset' } });
  await tx.emailChange.deleteMany({ where: { userId } });
}

/** Signs one device of a person out, at once. Throws `not_found` for what is not theirs. */
export async function endSessionOf(actor: Actor, id: string) {
  if ((await endSessions(actor, { id })) === 0) throw notFound('device');
  return { id };
}

/** Signs out every device of a person but this one; gives how many those were. */
export async function endOtherSessions(actor: Actor) {
  return { ended: await endSessions(actor, { id: { not: actor.sessionId } }) };
}

const endSessions = (actor: Actor, which: { id: string | { not: string } }) =>
  db.$transaction(async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { ...which, userId: actor.id } });
    if (count > 0) {
      await recordAudit(tx, actor, 'account_changed', {
        details: { change: 'signed_out_elsewhere', userId: actor.id, devices: count },
      });
    }
    return count;
  });
