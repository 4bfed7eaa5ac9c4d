import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import {
  reauthenticate,
  requireUnchangedPassword,
} from '@/lib/identity/authentication/reauthenticate';
import { replaceRecoveryCodes } from '@/lib/identity/authentication/recovery-codes';
import type { Proof } from '@/lib/identity/authentication/schema';
import { removeLeftoverCodes, secondFactorsOf } from '@/lib/identity/authentication/second-factors';
import { queueAccountNotice } from '@/lib/notifications/mail/queue';
import { db } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';

const isOff = () => new PortalError('second_factor_off');

/** Replaces the recovery codes after a proof. Throws `invalid`, and `second_factor_off`. */
export async function renewRecoveryCodes(actor: Actor, given: Proof) {
  if (!(await secondFactorsOf(db, actor.id)).any) throw isOff();
  const account = await reauthenticate(actor, given);
  return db.$transaction(async (tx) => {
    await requireUnchangedPassword(tx, account);
    const recoveryCodes = await replaceRecoveryCodes(tx, actor.id);
    await queueAccountNotice(tx, actor, 'recovery_codes_renewed');
    await recordAudit(tx, actor, 'account_changed', {
      details: { change: 'recovery_codes_renewed', userId: actor.id },
    });
    return { recoveryCodes };
  });
}

/** Turns time codes off after a proof; passkeys stay. Throws `invalid`, and `second_factor_off`. */
export async function turnOffSecondFactor(actor: Actor, given: Proof) {
  if (!(await secondFactorsOf(db, actor.id)).timeCodes) throw isOff();
  const account = await reauthenticate(actor, given);
  await db.$transaction(async (tx) => {
    await requireUnchangedPassword(tx, account);
    const { count } = await tx.secondFactor.deleteMany({ where: { userId: actor.id } });
    if (count === 0) throw isOff();
    await removeLeftoverCodes(tx, actor.id);
    await queueAccountNotice(tx, actor, 'second_factor_off');
    await recordAudit(tx, actor, 'account_changed', {
      details: { change: 'second_factor_off', userId: actor.id },
    });
  });
  return { message: 'Two-step sign-in is off' };
}
