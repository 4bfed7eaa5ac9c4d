import { createHmac, randomInt } from 'node:crypto';
import { currentKeys } from '@/lib/crypto/identifier-keys';

const digits = 8;

/** How long a code opens its claim's lines, in minutes from its letter on. */
export const codeMinutes = 15;

/** How often a look-up may be tried with a wrong code. */
export const mostTries = 5;

/** A code that is typed off a letter on a telephone. */
export const newListCode = () => String(randomInt(10 ** digits)).padStart(digits, '0');

/** A code as it is shown: in two halves. */
export const shownListCode = (code: string) =>
  `${code.slice(0, digits / 2)} ${code.slice(digits / 2)}`;

/** What somebody typed as the code that they may have meant. */
export const listCodeIn = (typed: string) => typed.replace(/\D/g, '').slice(0, digits + 1);

/** A claim's code as the database keeps it: who reads the database does not find it out by trying them all. */
export const hashOfListCode = (claimNumber: string, code: string) =>
  createHmac('sha256', currentKeys().search).update(`list code\0${claimNumber}\0${code}`).digest();
