import type { Actor } from '@/lib/access/actor';
import { claimsVisibleTo } from '@/lib/access/visible-claims';
import { db } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';

const mine = (actor: Actor) => ({
  userId: actor.id,
  OR: [{ claimId: null }, { claim: claimsVisibleTo(actor, 'claim.read') }],
});

/** Marks one of the actor's notifications as read; a repeat changes nothing. Throws `not_found`. */
export async function markNotificationRead(actor: Actor, id: string) {
  const asked = { id, ...mine(actor) };
  const { count } = await db.notification.updateMany({
    where: { ...asked, isRead: false },
    data: { isRead: true },
  });
  if (count === 0 && (await db.notification.count({ where: asked })) === 0) {
    throw notFound('notification');
  }
}

/** Marks all of the actor's notifications as read; gives how many. */
export async function markAllNotificationsRead(actor: Actor) {
  const { count } = await db.notification.updateMany({
    where: { ...mine(actor), isRead: false },
    data: { isRead: true },
  });
  return { updated: count };
}
