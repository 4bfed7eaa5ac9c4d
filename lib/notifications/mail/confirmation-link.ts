import { databaseTime } from '@/lib/platform/database-time';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { newToken, tokenAgain } from './link-token';

/**
 * The link by which a person confirms an address, once, until their request expires; a live link is sent again. Null when they
 * no longer wait for this address, or another person has it.
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
