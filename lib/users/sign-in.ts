import { recordAudit } from '@/lib/audit/write';
import type { Origin } from '@/lib/auth/actor';
import { signInFromAddress, signInOfAccount } from '@/lib/auth/limits';
import { passwordMatches } from '@/lib/auth/password';
import { startSession } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { PortalError } from '@/lib/errors';
import { forgetTries, giveTryBack, takeTry } from '@/lib/rate-limit';
import { presentUser } from './present';

/**
 * Signs a person in: a token for a new session, and who they are.
 * Throws `wrong_credentials` alike for an unknown address and a wrong password, in the same time;
 * `too_many_requests` after ten failures in 15 minutes; `account_closed`, once the password is right,
 * for an account declined or switched off.
 */
export async function signIn(input: { email: string; password: string }, origin: Origin) {
  const address = origin.ipAddress ?? 'unknown';
  await takeTry(signInFromAddress, address);
  await takeTry(signInOfAccount, input.email);
  const user = await db.user.findUnique({ where: { email: input.email } });
  if (!(await passwordMatches(user?.passwordHash, input.password)) || !user) {
    throw new PortalError('wrong_credentials', 'Invalid email or password');
  }
  await Promise.all([
    forgetTries(signInOfAccount, input.email),
    giveTryBack(signInFromAddress, address),
  ]);
  if (user.status === 'declined' || user.status === 'disabled') {
    throw new PortalError(
      'account_closed',
      'This account is closed. Please contact the insolvency professional.',
    );
  }
  const token = await startSession(user, origin);
  await db.$transaction((tx) =>
    recordAudit(tx, { ...user, origin }, 'user_login', { details: {} }),
  );
  return { token, user: presentUser(user) };
}
