import type { Origin } from '@/lib/access/actor';
import { registrationFromAddress, registrationOfAccount } from '@/lib/access/limits';
import { registeringProves } from '@/lib/access/proven-address';
import { recordAudit } from '@/lib/audit/write';
import { hashPassword } from '@/lib/identity/authentication/password';
import { rememberDevice } from '@/lib/identity/devices/known-devices';
import { startSession } from '@/lib/identity/sessions/session';
import { deliverNow } from '@/lib/notifications/mail/deliver';
import { db } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { isUniqueViolation } from '@/lib/platform/prisma-errors';
import { queryIn } from '@/lib/platform/query';
import { accountFrom } from '@/lib/platform/rate-limit';
import { consumeSlowly } from '@/lib/platform/slow-down';
import { freeAddress } from './leave-address';
import { presentUser } from './present';
import { queueProofLetter } from './prove-address';
import type { Registration } from './schema';

/**
 * Opens an account and signs its owner in; a letter lets them confirm the address. Professionals start as `pending` (a trial
 * skips both). Slows down a network's many registrations ({@link consumeSlowly}). Throws `email_taken`.
 */
export async function register(
  input: Registration,
  { device, ...origin }: Origin & { device: string },
  language: string,
) {
  await consumeSlowly(registrationFromAddress, origin.ipAddress ?? 'unknown');
  await consumeSlowly(registrationOfAccount, accountFrom(input.email, origin.ipAddress));
  const { password, ...person } = input;
  const approved = person.role === 'claimant' || registeringProves();
  const passwordHash = await hashPassword(password);
  try {
    const user = await db.$transaction(async (tx) => {
      await freeAddress(queryIn(tx), input.email);
      const created = await tx.user.create({
        data: { ...person, passwordHash, language, status: approved ? 'active' : 'pending' },
      });
      await rememberDevice(tx, created.id, device);
      if (!registeringProves()) await queueProofLetter(tx, { id: created.id, email: input.email });
      await recordAudit(tx, { ...created, origin }, 'account_changed', {
        details: {
          change: 'registered',
          userId: created.id,
          role: created.role,
          status: created.status,
        },
      });
      return created;
    });
    deliverNow();
    return { token: await startSession(user, origin), user: presentUser(user) };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new PortalError('email_taken', { issues: [{ path: 'email', rule: 'email_taken' }] });
  }
}
