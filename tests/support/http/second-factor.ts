import type { Pool } from 'pg';
import { codeOf, stepAt } from '@/lib/identity/authentication/totp';
import type { TestPerson } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';
import { call, someAddress } from './api';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a secret as an authenticator app reads them from what was typed. */
export function bytesOf(typed: string) {
  const bits = [...typed].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows for a typed secret, now or so many time steps away from it. */
export const codeNow = (secret: string, steps = 0) =>
  codeOf(bytesOf(secret), stepAt(new Date()) + steps);

/** Six digits that are not a valid code at present. */
export function wrongCode(secret: string) {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeNow(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !right.includes(code),
  ) as string;
}

/** Allows the present code to be used again, as the next one could be half a minute later. */
export const waitForNextCode = (person: TestPerson, on: Pool = database) =>
  on.query('UPDATE second_factors SET last_step = 0 WHERE user_id = $1', [person.user.id]);

/** Turns a person's second factor on, in the database of their portal; gives its secret and recovery codes. */
export async function withSecondFactor(person: TestPerson, on: Pool = database) {
  const { token, password, portal } = person;
  const begun = await call<{ secret: string }>('POST', `${portal}/api/auth/second-factor`, {
    token,
    body: { password },
  });
  const { secret } = begun.body;
  const answer = await call<{ recoveryCodes: string[] }>(
    'POST',
    `${portal}/api/auth/second-factor/confirm`,
    { token, body: { code: codeNow(secret) } },
  );
  if (answer.status !== 200) throw new Error(`Could not set up: ${begun.text} ${answer.text}`);
  await waitForNextCode(person, on);
  return { secret, recoveryCodes: answer.body.recoveryCodes };
}

/** Tries to sign in as a person, with a code or without; `from` is the address it comes from. */
export const signInWith = (
  person: TestPerson,
  code?: string,
  password = person.password,
  from = someAddress(),
) =>
  call<{ token: string; code: string }>('POST', '/api/auth/login', {
    headers: { 'X-Forwarded-For': from },
    body: { email: person.user.email, password, ...(code === undefined ? {} : { code }) },
  });
