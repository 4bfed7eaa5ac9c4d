import { createHmac, randomInt } from 'node:crypto';
import { currentKeys } from '@/lib/crypto/identifier-keys';
import { codeSigns } from '@/lib/format/typed-code';

const digits = 8;

/** How many minutes after its letter a code opens its claim's lines. */
export const codeMinutes = 15;

/** How many wrong codes one look-up allows. */
export const mostTries = 5;

/** A code of eight digits, short enough to type from a letter on a telephone. */
export const newListCode = () => String(randomInt(10 ** digits)).padStart(digits, '0');

/** A code as people read it, in two halves. */
export const shownListCode = (code: string) =>
  `${code.slice(0, digits / 2)} ${code.slice(digits / 2)}`;

/** The code in a typed text: its digits, at most one more than a code has. */
export const listCodeIn = (typed: string) =>
  codeSigns(typed)
    .replace(/\D/g, '')
    .slice(0, digits + 1);

/**
 * A claim's code as the database stores it: a keyed hash, so that a person who reads the database cannot find the code by
 * trying them all.
 */
export const hashOfListCode = (claimNumber: string, code: string) =>
  createHmac('sha256', currentKeys().search).update(`list code\0${claimNumber}\0${code}`).digest();
