import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import {
  reauthenticate,
  requireUnchangedPassword,
} from '@/lib/identity/authentication/reauthenticate';
import { replaceRecoveryCodes } from '@/lib/identity/authentication/recovery-codes';
import { queueAccountNotice } from '@/lib/notifications/mail/queue';
import { db } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';

const isOff = () => new PortalError('second_factor_off');

const isOn = async (userId: string) =>
  (await db.secondFactor.count({ where: { userId, confirmedAt: { not: null } } })) > 0;

/** Replaces the recovery codes for password and code. Throws `invalid`, and `second_factor_off`. */
export async function renewRecoveryCodes(actor: Actor, given: { password: string; code: string }) {
  if (!(await isOn(actor.id))) throw isOff();
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

/** Turns the second factor off for password and code. Throws `invalid`, and `second_factor_off`. */
export async function turnOffSecondFactor(actor: Actor, given: { password: string; code: string }) {
  if (!(await isOn(actor.id))) throw isOff();
  const account = await reauthenticate(actor, given);
  await db.$transaction(async (tx) => {
    await requireUnchangedPassword(tx, account);
    const { count } = await tx.secondFactor.deleteMany({ where: { userId: actor.id } });
    if (count === 0) throw isOff();
    await queueAccountNotice(tx, actor, 'second_factor_off');
    await recordAudit(tx, actor, 'account_changed', {
      details: { change: 'second_factor_off', userId: actor.id },
    });
  });
  return { message: 'Two-step sign-in is off' };
}
