import type { Actor } from '@/lib/access/actor';
import { databaseTime } from '@/lib/platform/database-time';
import { db } from '@/lib/platform/db';
import { deviceOf } from './device';

/** The devices on which a person is signed in: this one, then by last use; at most 100. */
export async function sessionsOf(actor: Actor) {
  const sessions = await db.session.findMany({
    where: { userId: actor.id, expiresAt: { gt: await databaseTime() } },
    orderBy: { lastSeenAt: 'desc' },
    take: 100,
  });
  const shown = sessions.map((session) => ({
    id: session.id,
    current: session.id === actor.sessionId,
    ...deviceOf(session.userAgent),
    ipAddress: session.ipAddress,
    signedInAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
  }));
  return [...shown.filter(({ current }) => current), ...shown.filter(({ current }) => !current)];
}

export type SignedInDevice = Awaited<ReturnType<typeof sessionsOf>>[number];
