import type { Actor } from '@/lib/access/actor';
import { needsSecondFactor } from '@/lib/access/needs-second-factor';
import { databaseTime } from '@/lib/platform/database-time';
import { db } from '@/lib/platform/db';

/**
 * How a person's account is guarded: whether their address is known to be theirs, whether by a second factor, whether nothing else is open to them before it is,
 * and `newEmail`, an address that still waits to be confirmed.
 */
export async function readSecurity(actor: Actor) {
  const isOwn = (email: string) => email.toLowerCase() === actor.email.toLowerCase();
  const [factor, change, now] = await Promise.all([
    db.secondFactor.findUnique({
      where: { userId: actor.id },
      select: { _count: { select: { recoveryCodes: true } } },
    }),
    db.emailChange.findUnique({ where: { userId: actor.id } }),
    databaseTime(),
  ]);
  return {
    emailProven: actor.emailProven,
    secondFactor: actor.secondFactor,
    secondFactorNeeded: needsSecondFactor(actor),
    recoveryCodesLeft: factor?._count.recoveryCodes ?? 0,
    newEmail: change && change.expiresAt > now && !isOwn(change.newEmail) ? change.newEmail : null,
  };
}

export type Security = Awaited<ReturnType<typeof readSecurity>>;
