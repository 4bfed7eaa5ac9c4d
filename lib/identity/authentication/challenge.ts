import 'server-only';
import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { databaseTime } from '@/lib/platform/database-time';
import type { Transaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { changedIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

/** An answer for one purpose is not valid for another. */
type Purpose = 'sign-in' | 'second-step' | 'proof' | 'add';

/** `of` is the device, account or session that gets the challenge. */
export interface Question {
  purpose: Purpose;
  of: readonly (string | null | undefined)[];
}

/** How long a challenge may be answered, in seconds. */
export const challengeSeconds = 5 * 60;

const saltBytes = 16;
const timeBytes = 6;
const macBytes = 32;

const mac = ({ purpose, of }: Question, head: Uint8Array) =>
  createHmac(
    'sha256',
    Buffer.from(hkdfSync('sha256', env().AUTH_SECRET, '', 'Daava passkey challenge', 32)),
  )
    .update(JSON.stringify([purpose, ...of.map((part) => part ?? '')]))
    .update(head)
    .digest();

/** Random bytes, the end, and a seal over both and the question. */
export function challengeUntil(question: Question, end: Date) {
  const time = Buffer.alloc(timeBytes);
  time.writeUIntBE(end.getTime(), 0, timeBytes);
  const head = Buffer.concat([randomBytes(saltBytes), time]);
  return new Uint8Array(Buffer.concat([head, mac(question, head)]));
}

/** Makes a challenge. Any instance recognises it and nothing is stored, so many requests fill nothing. */
export const newChallenge = async (question: Question) =>
  challengeUntil(question, new Date((await databaseTime()).getTime() + challengeSeconds * 1000));

interface Answered {
  challenge: string;
  hash: Uint8Array<ArrayBuffer>;
  expiresAt: Date;
}

/** The challenge in `clientDataJSON`; null when not for this purpose. {@link takeChallenge} tells whether it is still good. */
export function challengeIn(question: Question, clientDataJSON: string): Answered | null {
  const challenge = challengeNamedIn(clientDataJSON);
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== saltBytes + timeBytes + macBytes) return null;
  const head = bytes.subarray(0, saltBytes + timeBytes);
  if (!timingSafeEqual(bytes.subarray(head.length), mac(question, head))) return null;
  return {
    challenge,
    hash: new Uint8Array(createHash('sha256').update(head).digest()),
    expiresAt: new Date(head.readUIntBE(saltBytes, timeBytes)),
  };
}

function challengeNamedIn(clientDataJSON: string) {
  try {
    return String(decodeClientDataJSON(clientDataJSON).challenge);
  } catch {
    return '';
  }
}

/** Uses a challenge up; false when it has expired or was used before. */
export async function takeChallenge(tx: Transaction, { hash, expiresAt }: Answered) {
  // With its zone: a Date would be bound without, and read in the database's.
  const end = expiresAt.toISOString();
  const taken = await changedIn(tx)(sql`
    INSERT INTO used_challenges (hash, expires_at)
    SELECT ${hash}, ${end}::timestamptz WHERE ${end}::timestamptz > now()
    ON CONFLICT DO NOTHING`);
  return taken === 1;
}
