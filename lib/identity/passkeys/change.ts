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

/** Options for a proof by one of the actor's passkeys. Throws `passkeys_not_here`. */
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

/** Removes a passkey, with the last second factor also recovery codes. Throws `invalid` for a wrong proof, and `not_found`. */
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
