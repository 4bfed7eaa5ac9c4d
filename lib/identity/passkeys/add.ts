import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Actor } from '@/lib/access/actor';
import { reauthentications } from '@/lib/access/limits';
import { requireProvenAddress } from '@/lib/access/proven-address';
import { recordAudit } from '@/lib/audit/write';
import { fullName } from '@/lib/format/person';
import {
  challengeIn,
  challengeSeconds,
  newChallenge,
  type Question,
  takeChallenge,
} from '@/lib/identity/authentication/challenge';
import { handleOf, presentCredential } from '@/lib/identity/authentication/consume-passkey';
import {
  reauthenticate,
  requireUnchangedPassword,
  wrongPasskey,
} from '@/lib/identity/authentication/reauthenticate';
import { replaceRecoveryCodes } from '@/lib/identity/authentication/recovery-codes';
import { requireRelyingParty } from '@/lib/identity/authentication/relying-party';
import type { Proof } from '@/lib/identity/authentication/schema';
import { secondFactorsOf } from '@/lib/identity/authentication/second-factors';
import { deviceOf } from '@/lib/identity/sessions/device';
import { queueAccountNotice } from '@/lib/notifications/mail/queue';
import { db } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { isUniqueViolation } from '@/lib/platform/prisma-errors';
import { consumeLimit } from '@/lib/platform/rate-limit';
import { maxPasskeys } from './read';
import type { MadePasskey } from './schema';

const tooMany = () => new PortalError('too_many_passkeys', { params: { max: maxPasskeys } });

/** EdDSA, ES256 and RS256: every device supports one of these. */
const algorithms = [-8, -7, -257];

/** Void once the password changes; only a person who proved their identity gets it. */
const question = (
  { id, sessionId }: Actor,
  { passwordHash }: { passwordHash: string | null },
): Question => ({ purpose: 'add', of: [id, sessionId, passwordHash] });

/**
 * Gives a browser the options for a new passkey that signs in by itself on an unlocked device. Throws `passkeys_not_here`,
 * `address_not_proven`, `too_many_passkeys`, and `invalid` for the proof's wrong part.
 */
export async function beginPasskey(actor: Actor, given: Proof) {
  const party = requireRelyingParty();
  requireProvenAddress(actor);
  const account = await reauthenticate(actor, given);
  const present = await db.passkey.findMany({ where: { userId: actor.id } });
  if (present.length >= maxPasskeys) throw tooMany();
  return generateRegistrationOptions({
    rpName: 'Daava',
    rpID: party.id,
    userID: handleOf(actor.id),
    userName: actor.email,
    userDisplayName: fullName(actor) || actor.email,
    challenge: await newChallenge(question(actor, account)),
    timeout: challengeSeconds * 1000,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: present.map(presentCredential),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/**
 * Adds the passkey that a browser made, named after browser and system; gives recovery codes with the first second factor. Throws
 * `invalid`, `passkey_exists`, `too_many_passkeys` and `too_many_requests`.
 */
export async function confirmPasskey(actor: Actor, made: MadePasskey) {
  requireProvenAddress(actor);
  await consumeLimit(reauthentications, actor.id);
  const account = await db.user.findUniqueOrThrow({ where: { id: actor.id } });
  const answered = challengeIn(question(actor, account), made.response.clientDataJSON);
  const passkey = answered && (await readMade(made, answered.challenge));
  if (!passkey) throw wrongPasskey();
  try {
    return await db.$transaction(async (tx) => {
      await requireUnchangedPassword(tx, account);
      if (!(await takeChallenge(tx, answered))) throw wrongPasskey();
      const before = await secondFactorsOf(tx, actor.id);
      if (before.passkeys >= maxPasskeys) throw tooMany();
      await tx.passkey.create({
        data: { userId: actor.id, name: nameFrom(actor.origin.userAgent), ...passkey },
      });
      const recoveryCodes = before.any ? [] : await replaceRecoveryCodes(tx, actor.id);
      await queueAccountNotice(tx, actor, 'passkey_added');
      await recordAudit(tx, actor, 'account_changed', {
        details: { change: 'passkey_added', userId: actor.id },
      });
      return { recoveryCodes };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new PortalError('passkey_exists') : error;
  }
}

/** Null when it was not made for this site and challenge on an unlocked device. */
async function readMade(made: MadePasskey, challenge: string) {
  const party = requireRelyingParty();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...made,
      response: { ...made.response, transports: [] },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: new Uint8Array(Buffer.from(id, 'base64url')),
    publicKey,
    counter,
    transports: made.response.transports ?? [],
  };
}

function nameFrom(userAgent: string | null) {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter(Boolean).join(', ') || 'Passkey';
}
