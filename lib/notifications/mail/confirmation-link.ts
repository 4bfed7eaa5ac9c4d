import { randomBytes } from 'node:crypto';
import { databaseTime } from '@/lib/platform/database-time';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { hashOfToken } from './reset-link';

/**
 * Makes the link by which a person confirms an address, once, until what they asked for runs out. It
 * replaces the one before. Null when they do not wait for this address any more, or somebody else has it.
 */
export async function makeConfirmationLink(userId: string, newEmail: string) {
  const others = { email: newEmail, id: { not: userId } };
  if ((await db.user.count({ where: others })) > 0) return null;
  const token = randomBytes(32).toString('base64url');
  const { count } = await db.emailChange.updateMany({
    where: { userId, newEmail, expiresAt: { gt: await databaseTime() } },
    data: { tokenHash: hashOfToken(token) },
  });
  return count === 1 ? `${env().APP_URL.replace(/\/$/, '')}/confirm-email?token=${token}` : null;
}
