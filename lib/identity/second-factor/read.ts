import type { Actor } from '@/lib/access/actor';
import { needsSecondFactor } from '@/lib/access/needs-second-factor';
import { relyingParty } from '@/lib/identity/authentication/relying-party';
import { secondFactorsOf } from '@/lib/identity/authentication/second-factors';
import { maxPasskeys, passkeysOf } from '@/lib/identity/passkeys/read';
import { databaseTime } from '@/lib/platform/database-time';
import { db } from '@/lib/platform/db';

/** How an account is protected; `newEmail` is an address still to be confirmed. */
export async function readSecurity(actor: Actor) {
  const [{ timeCodes }, passkeys, recoveryCodesLeft, change, now] = await Promise.all([
    secondFactorsOf(db, actor.id),
    passkeysOf(actor),
    db.recoveryCode.count({ where: { userId: actor.id } }),
    db.emailChange.findFirst({ where: { userId: actor.id, proves: false } }),
    databaseTime(),
  ]);
  return {
    emailProven: actor.emailProven,
    secondFactor: actor.secondFactor,
    secondFactorNeeded: needsSecondFactor(actor),
    timeCodes,
    passkeys,
    maxPasskeys,
    passkeysAt: relyingParty()?.origin ?? null,
    recoveryCodesLeft,
    newEmail: change && change.expiresAt > now ? change.newEmail : null,
  };
}

export type Security = Awaited<ReturnType<typeof readSecurity>>;
