import type { Actor } from '@/lib/access/actor';
import { reauthentications } from '@/lib/access/limits';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';
import { clearLimit, consumeLimit } from '@/lib/platform/rate-limit';
import { consumeCode } from './consume-code';
import { passwordMatches } from './password';

const wrongPassword = () => invalid('password', 'wrong');

/** The refusal of a code that a signed-in person gave: they stay signed in. */
export const wrongCode = () =>
  new PortalError('invalid', { issues: [{ path: 'code', rule: 'wrong_code' }] });

/**
 * Has a signed-in person prove again who they are before something about their account changes: by their
 * password, and a code where their second factor is on. Gives the account. Throws `invalid` naming what is
 * wrong, and `too_many_requests` after ten failures in 15 minutes.
 */
export async function reauthenticate(actor: Actor, given: { password: string; code?: string }) {
  await consumeLimit(reauthentications, actor.id);
  const account = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    include: { secondFactor: { select: { confirmedAt: true } } },
  });
  if (!(await passwordMatches(account.passwordHash, given.password))) throw wrongPassword();
  if (account.secondFactor?.confirmedAt) {
    if (!given.code) throw invalid('code', 'required');
    if (!(await consumeCode(account, given.code))) throw wrongCode();
  }
  await clearLimit(reauthentications, actor.id);
  return account;
}

/**
 * In the transaction of what was asked for: that the password just proven is still the account's, and stays so
 * until the transaction ends. Without it, whoever knows the former password could still act on an account while
 * its owner sets another. Throws `invalid`.
 */
export async function requireUnchangedPassword(
  tx: Transaction,
  { id, passwordHash }: { id: string; passwordHash: string | null },
) {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${id}::uuid AND password_hash = ${passwordHash} FOR NO KEY UPDATE`;
  if (rows.length === 0) throw wrongPassword();
}
