import { createHash, randomBytes } from 'node:crypto';
import { databaseTime } from '@/lib/platform/database-time';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';

/** A reset link's token as the database keeps it. */
export const hashOfToken = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

/**
 * Makes the link by which a person sets a new password, once, within so many minutes. It replaces the
 * one they had. Its address comes from the settings, never from a request.
 */
export async function makeResetLink(userId: string, minutes: number) {
  const token = randomBytes(32).toString('base64url');
  const link = {
    tokenHash: hashOfToken(token),
    expiresAt: new Date((await databaseTime()).getTime() + minutes * 60_000),
  };
  await db.passwordReset.upsert({
    where: { userId },
    create: { userId, ...link },
    update: link,
  });
  return `${env().APP_URL.replace(/\/$/, '')}/reset-password?token=${token}`;
}
