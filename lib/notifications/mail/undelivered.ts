import type { Actor } from '@/lib/access/actor';
import { requireStillInOffice } from '@/lib/access/still-in-office';
import { recordAudit } from '@/lib/audit/write';
import { db } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';

/** The letters that finally failed, newest first; at most 200. */
export async function undeliveredMail() {
  const letters = await db.mail.findMany({
    where: { failedAt: { not: null } },
    orderBy: { failedAt: 'desc' },
    take: 200,
    include: { user: true },
  });
  return letters.map(({ id, kind, user, recipient, attempts, lastError, queuedAt, failedAt }) => ({
    id,
    kind,
    to: {
      firstName: user.firstName,
      lastName: user.lastName,
      email: recipient ?? user.email ?? '',
    },
    attempts,
    lastError,
    queuedAt: queuedAt.toISOString(),
    failedAt: failedAt?.toISOString() ?? null,
  }));
}

export type UndeliveredLetter = Awaited<ReturnType<typeof undeliveredMail>>[number];

/** Queues a failed letter again. Throws `not_found` unless it failed, and `unauthenticated` for an actor switched off meanwhile. */
export function retryMail(actor: Actor, id: string) {
  return db.$transaction(async (tx) => {
    const { count } = await tx.mail.updateMany({
      where: { id, failedAt: { not: null } },
      // One that came back had been sent.
      data: {
        failedAt: null,
        sentAt: null,
        sentTo: null,
        outcome: null,
        attempts: 0,
        nextTryAt: new Date(),
      },
    });
    if (count === 0) throw notFound('letter');
    // The trail counts this as a change of accounts, for which it does not check the actor itself.
    await requireStillInOffice(queryIn(tx), actor);
    await recordAudit(tx, actor, 'account_changed', {
      details: { change: 'mail_retried', mailId: id },
    });
    return { id };
  });
}
