import { encode } from 'uqr';
import type { Actor } from '@/lib/access/actor';
import { reauthentications } from '@/lib/access/limits';
import { requireProvenAddress } from '@/lib/access/proven-address';
import { recordAudit } from '@/lib/audit/write';
import { consumeTimeCode } from '@/lib/identity/authentication/consume-code';
import {
  reauthenticate,
  requireUnchangedPassword,
  wrongCode,
} from '@/lib/identity/authentication/reauthenticate';
import { replaceRecoveryCodes } from '@/lib/identity/authentication/recovery-codes';
import type { Proof } from '@/lib/identity/authentication/schema';
import { seal } from '@/lib/identity/authentication/seal-secret';
import { secondFactorsOf } from '@/lib/identity/authentication/second-factors';
import { base32, keyUri, newSecret } from '@/lib/identity/authentication/totp';
import { queueAccountNotice } from '@/lib/notifications/mail/queue';
import { db } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { consumeLimit } from '@/lib/platform/rate-limit';

const isOnAlready = () => new PortalError('second_factor_on');

/**
 * Begins to set up time codes: secret, and QR code as the path of dark squares on a field of `size`. Throws `address_not_proven`,
 * `invalid`, and `second_factor_on`.
 */
export async function beginSecondFactor(actor: Actor, given: Proof) {
  requireProvenAddress(actor);
  const account = await reauthenticate(actor, given);
  if ((await secondFactorsOf(db, actor.id)).timeCodes) throw isOnAlready();
  const secret = newSecret();
  await db.$transaction(async (tx) => {
    const sealed = { ...seal(actor.id, secret), lastStep: 0 };
    await requireUnchangedPassword(tx, account);
    // A second factor that was confirmed meanwhile stays.
    await tx.secondFactor.deleteMany({ where: { userId: actor.id, confirmedAt: null } });
    if ((await tx.secondFactor.count({ where: { userId: actor.id } })) > 0) throw isOnAlready();
    await tx.secondFactor.create({ data: { userId: actor.id, ...sealed } });
  });
  return { secret: base32(secret), qr: drawn(keyUri(secret, actor.email)) };
}

function drawn(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const rows = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: rows.join('') };
}

/**
 * Turns time codes on by the first code and gives the recovery codes, unless a passkey brought some; nobody can read them later.
 * Throws `address_not_proven`, `invalid`, `second_factor_not_begun`, `second_factor_on` and `too_many_requests`.
 */
export async function confirmSecondFactor(actor: Actor, given: { code: string }) {
  requireProvenAddress(actor);
  await consumeLimit(reauthentications, actor.id);
  return db.$transaction(async (tx) => {
    const pending = await tx.secondFactor.findUnique({ where: { userId: actor.id } });
    if (!pending) throw new PortalError('second_factor_not_begun');
    if (pending.confirmedAt) throw isOnAlready();
    if (!(await consumeTimeCode(tx, actor.id, given.code, 'pending'))) throw wrongCode();
    const { passkeys } = await secondFactorsOf(tx, actor.id);
    await tx.secondFactor.update({
      where: { userId: actor.id },
      data: { confirmedAt: new Date() },
    });
    const recoveryCodes = passkeys > 0 ? [] : await replaceRecoveryCodes(tx, actor.id);
    await queueAccountNotice(tx, actor, 'second_factor_on');
    await recordAudit(tx, actor, 'account_changed', {
      details: { change: 'second_factor_on', userId: actor.id },
    });
    return { recoveryCodes };
  });
}
