import type { Actor } from '@/lib/access/actor';
import { provingOneself } from '@/lib/access/limits';
import { db, type Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { forgetTries, takeTry } from '@/lib/platform/rate-limit';
import { passwordMatches } from './password';
import { takeCode } from './take-code';

type Wrong = 'password' | 'code';

const sentences = {
  password: { wrong: 'This password is not right.' },
  code: {
    wrong: 'This code is not right, or was used before. Please enter the next one.',
    required: 'Please enter the code from your authenticator app.',
  },
} as const;

/** The refusal of a password or code that a signed-in person gave: they stay signed in. */
export function refused(path: Wrong, rule: 'wrong' | 'required' = 'wrong') {
  const message = path === 'code' ? sentences.code[rule] : sentences.password.wrong;
  return new PortalError('invalid', message, { issues: [{ path, rule, message }] });
}

/**
 * Has a signed-in person prove again who they are before something about their account changes: by their
 * password, and a code where their second factor is on. Gives the account. Throws `invalid` naming what is
 * wrong, and `too_many_requests` after ten failures in 15 minutes.
 */
export async function reauthenticate(actor: Actor, given: { password: string; code?: string }) {
  await takeTry(provingOneself, actor.id);
  const account = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    include: { secondFactor: { select: { confirmedAt: true } } },
  });
  if (!(await passwordMatches(account.passwordHash, given.password))) throw refused('password');
  if (account.secondFactor?.confirmedAt) {
    if (!given.code) throw refused('code', 'required');
    if (!(await takeCode(account, given.code))) throw refused('code');
  }
  await forgetTries(provingOneself, actor.id);
  return account;
}

/**
 * In the transaction of what was asked for: that the password just proven is still the account's, and stays so
 * until the transaction ends. Without it, whoever knows the former password could still act on an account while
 * its owner sets another. Throws `invalid`.
 */
export async function stillProven(
  tx: Transaction,
  { id, passwordHash }: { id: string; passwordHash: string | null },
) {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${id}::uuid AND password_hash = ${passwordHash} FOR NO KEY UPDATE`;
  if (rows.length === 0) throw refused('password');
}
