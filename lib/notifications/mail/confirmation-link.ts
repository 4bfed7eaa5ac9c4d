import { databaseTime } from '@/lib/platform/database-time';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { newToken, tokenAgain } from './link-token';

/**
 * The link by which a person confirms an address, once, until what they asked for runs out: one that is live is sent
 * again. Null when they do not wait for this address any more, or somebody else has it.
 */
export async function makeConfirmationLink(userId: string, newEmail: string) {
  const others = { email: newEmail, id: { not: userId } };
  if ((await db.user.count({ where: others })) > 0) return null;
  const where = { userId, newEmail, expiresAt: { gt: await databaseTime() } };
  const asked = await db.emailChange.findFirst({ where });
  const again = asked && tokenAgain(asked);
  const { token, kept } = again ? { token: again, kept: {} } : newToken();
  const { count } = await db.emailChange.updateMany({ where, data: kept });
  return count > 0 ? `${env().APP_URL.replace(/\/$/, '')}/confirm-email?token=${token}` : null;
}
