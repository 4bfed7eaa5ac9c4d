import 'server-only';
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Passkey } from '@/generated/prisma/client';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { changedIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import {
  challengeIn,
  challengeSeconds,
  newChallenge,
  type Question,
  takeChallenge,
} from './challenge';
import { relyingParty, requireRelyingParty } from './relying-party';
import type { PasskeyAnswer } from './schema';

/** Options with which a browser asks for a passkey, only for one of `known` if given. Throws `passkeys_not_here`. */
export async function askForPasskey(
  question: Question,
  known: Pick<Passkey, 'credentialId' | 'transports'>[] = [],
) {
  return generateAuthenticationOptions({
    rpID: requireRelyingParty().id,
    challenge: await newChallenge(question),
    timeout: challengeSeconds * 1000,
    userVerification: 'required',
    allowCredentials: known.map(presentCredential),
  });
}

type Known = Parameters<typeof generateAuthenticationOptions>[0]['allowCredentials'];

/** A passkey as browsers expect it in their options. */
export const presentCredential = ({
  credentialId,
  transports,
}: Pick<Passkey, 'credentialId' | 'transports'>) =>
  ({
    id: Buffer.from(credentialId).toString('base64url'),
    transports,
  }) as NonNullable<Known>[number];

/** A person's id as their passkeys store it. */
export const handleOf = (userId: string) =>
  new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));

/** The passkey that an answer names, whoever owns it; null when there is none. */
export const passkeyOf = ({ id }: Pick<PasskeyAnswer, 'id'>) =>
  db.passkey.findUnique({ where: { credentialId: new Uint8Array(Buffer.from(id, 'base64url')) } });

/**
 * Tells whether an answer is this passkey's to this question: at this site, on an unlocked device, within five minutes, and the
 * first; then uses the challenge up. Refuses a use count not above the last one, since the device may be a copy.
 */
export async function consumePasskey(passkey: Passkey, given: PasskeyAnswer, question: Question) {
  const answered = challengeIn(question, given.response.clientDataJSON);
  if (!answered) return false;
  const count = await countIn(passkey, given, answered.challenge);
  if (count === null) return false;
  return db.$transaction(async (tx) => {
    if (!(await takeChallenge(tx, answered))) return false;
    const changed = await changedIn(tx)(sql`
      UPDATE passkeys SET counter = ${count}::bigint, last_used_at = now()
      WHERE id = ${passkey.id}::uuid
        AND (counter < ${count}::bigint OR counter = 0 AND ${count}::bigint = 0)`);
    return changed === 1;
  });
}

/** The device's use count; null when the answer is not this passkey's to this challenge at this site. */
async function countIn(passkey: Passkey, given: PasskeyAnswer, challenge: string) {
  const party = relyingParty();
  const { userHandle, ...response } = given.response;
  const handle = Buffer.from(handleOf(passkey.userId)).toString('base64url');
  if (!party || (userHandle && userHandle !== handle)) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...given, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: given.id,
        publicKey: passkey.publicKey,
        counter: Number(passkey.counter),
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    log.info({ userId: passkey.userId, reason: reasonOf(error) }, 'a passkey was refused');
    return null;
  }
}

/** The beginning of an error's message: after the first quotation mark it may quote the caller. */
export const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message.split('"')[0]?.slice(0, 100) : 'unknown';
