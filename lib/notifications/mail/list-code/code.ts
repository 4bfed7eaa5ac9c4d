import { createHmac, randomInt } from 'node:crypto';
import { currentKeys } from '@/lib/crypto/identifier-keys';
import { codeSigns } from '@/lib/format/typed-code';

const digits = 8;

/** Counted from its letter. */
export const codeMinutes = 15;

export const mostTries = 5;

/** Eight digits, short enough to type from a letter on a telephone. */
export const newListCode = () => String(randomInt(10 ** digits)).padStart(digits, '0');

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
  createHmac('sha256', currentKeys().search).update(`list code\0${claimNumber}\0${code}`).digest();
