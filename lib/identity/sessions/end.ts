import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import { db, type Transaction } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';

/** Ends a closed account's sessions and links. An invitation stays: it belongs to the person who reads that mail. */
export async function endWaysIn(tx: Transaction, userId: string) {
  await tx.session.deleteMany({ where: { userId } });
  await tx.passwordReset.deleteMany({ where: { userId, kind: 'password_reset' } });
  await tx.emailChange.deleteMany({ where: { userId } });
}

/** Signs out one of a person's devices at once. Throws `not_found` for a session that is not theirs. */
export async function endSessionOf(actor: Actor, id: string) {
  if ((await endSessions(actor, { id })) === 0) throw notFound('device');
  return { id };
}

/** Signs out a person's other devices; gives how many there were. */
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
