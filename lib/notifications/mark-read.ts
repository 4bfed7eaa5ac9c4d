import type { Actor } from '@/lib/access/actor';
import { db } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';

/** Marks one of the actor's notifications as read, if it is not yet. Throws `not_found`. */
export async function markNotificationRead(actor: Actor, id: string) {
  const mine = { id, userId: actor.id };
  const { count } = await db.notification.updateMany({
    where: { ...mine, isRead: false },
    data: { isRead: true },
  });
  if (count === 0 && (await db.notification.count({ where: mine })) === 0) {
    throw notFound('notification');
  }
}

/** Marks all of the actor's notifications as read that there are now. Gives how many those were. */
export async function markAllNotificationsRead(actor: Actor) {
  const { count } = await db.notification.updateMany({
    where: { userId: actor.id, isRead: false },
    data: { isRead: true },
  });
  return { updated: count };
}
