import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import { askForPasskey } from '@/lib/identity/authentication/consume-passkey';
import {
  proofQuestion,
  reauthenticate,
  requireUnchangedPassword,
} from '@/lib/identity/authentication/reauthenticate';
import type { Proof } from '@/lib/identity/authentication/schema';
import { removeLeftoverCodes } from '@/lib/identity/authentication/second-factors';
import { queueAccountNotice } from '@/lib/notifications/mail/queue';
import { db } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';

/**
 * The options with which a browser asks a signed-in person for one of their passkeys as a proof. Throws `passkeys_not_here`.
 */
export const askForProof = async (actor: Actor) =>
  askForPasskey(proofQuestion(actor), await db.passkey.findMany({ where: { userId: actor.id } }));

/** Renames one of the actor's passkeys. Throws `not_found`. */
export async function renamePasskey(actor: Actor, id: string, { name }: { name: string }) {
  const { count } = await db.passkey.updateMany({
    where: { id, userId: actor.id },
    data: { name },
  });
  if (count === 0) throw notFound('passkey');
  return { id, name };
}

/**
 * Removes one of the actor's passkeys, after they prove their identity; with the last second factor also the recovery codes.
 * Throws `invalid` naming the wrong part of the proof, and `not_found`.
 */
export async function removePasskey(actor: Actor, id: string, given: Proof) {
  if ((await db.passkey.count({ where: { id, userId: actor.id } })) === 0)
    throw notFound('passkey');
  const account = await reauthenticate(actor, given);
  await db.$transaction(async (tx) => {
    await requireUnchangedPassword(tx, account);
    const { count } = await tx.passkey.deleteMany({ where: { id, userId: actor.id } });
    if (count === 0) throw notFound('passkey');
    await removeLeftoverCodes(tx, actor.id);
    await queueAccountNotice(tx, actor, 'passkey_removed');
    await recordAudit(tx, actor, 'account_changed', {
      details: { change: 'passkey_removed', userId: actor.id },
    });
  });
  return { id };
}
