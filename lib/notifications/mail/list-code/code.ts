import { createHmac } from 'node:crypto';
import { currentKeys } from '@/lib/crypto/identifier-keys';
import { codeSigns } from '@/lib/format/typed-code';

const digits = 8;

/** Counted from its first letter: whoever asks later finds it in their mail. */
export const codeHours = 24;

export const mostTries = 5;

const keyed = (text: string) => createHmac('sha256', currentKeys().search).update(text);

/** Eight digits of random bytes, short enough to type from a letter on a telephone. */
export const listCodeOf = (bytes: Buffer) =>
  String(bytes.readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0');

/** The code of a seed; it takes a key that the database does not have. */
export const listCodeFrom = (seed: Uint8Array) =>
  listCodeOf(keyed('list code of\0').update(seed).digest());

/** A code as people read it, in two halves. */
export const shownListCode = (code: string) =>
  `${code.slice(0, digits / 2)} ${code.slice(digits / 2)}`;

/** The digits of a typed text, at most one more than a code has. */
export const listCodeIn = (typed: string) =>
  codeSigns(typed)
    .replace(/\D/g, '')
    .slice(0, digits + 1);

/** A claim's code as stored: a keyed hash, so that a reader of the database cannot try all codes. */
export const hashOfListCode = (claimNumber: string, code: string) =>
  keyed(`list code\0${claimNumber}\0${code}`).digest();
