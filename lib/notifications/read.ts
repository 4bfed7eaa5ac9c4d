import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/permissions';
import { languageFrom } from '@/lib/i18n/language';
import type { NotificationType } from '@/lib/notifications/kinds/types';
import { type Facts, wordsOf } from '@/lib/notifications/kinds/words';
import { pool } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import type { NotificationsQuery } from './schema';

/** A notification as answers carry it, in its reader's language; `createdAt` is ISO 8601 UTC. */
export interface PresentedNotification {
  id: string;
  type: NotificationType;
  title: string;
  message: string;
  isRead: boolean;
  createdAt: string;
  claimId: string;
}

interface Row extends Omit<PresentedNotification, 'title' | 'message'> {
  data: Facts;
  count: number;
  language: string;
  lost: boolean;
}

// One row at least, so that the person's language and a lost place in the list are always known.
const newest = {
  name: 'notifications',
  text: `SELECT n.id, n.type, n.claim_id AS "claimId", n.data, n.count, n.is_read AS "isRead",
                to_char(n.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
                u.language, $2::uuid IS NOT NULL AND b.id IS NULL AS lost
         FROM users u
         LEFT JOIN notifications b ON b.id = $2 AND b.user_id = u.id
         LEFT JOIN LATERAL (
           SELECT * FROM notifications
           WHERE user_id = u.id AND (created_at, id) <
             (coalesce(b.created_at, 'infinity'), coalesce(b.id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
           ORDER BY created_at DESC, id DESC LIMIT $3
         ) n ON true
         WHERE u.id = $1
         ORDER BY n.created_at DESC, n.id DESC`,
};

/**
 * The actor's newest notifications, or the newest before one of them. `language` is the one their page is
 * in, if known, else their own; professionals read English. Throws `not_found` for a notification not theirs.
 */
export async function listNotifications(
  actor: Actor,
  { before, limit }: NotificationsQuery,
  language?: string,
): Promise<PresentedNotification[]> {
  const { rows } = await pool.query<Row>({ ...newest, values: [actor.id, before ?? null, limit] });
  if (rows[0]?.lost) throw notFound('Notification');
  const shown = isProfessional(actor.role) ? 'en' : languageFrom(language ?? rows[0]?.language);
  return rows
    .filter(({ id }) => id)
    .map(({ id, type, claimId, isRead, createdAt, data, count }) => ({
      id,
      type,
      ...wordsOf(type, data, count, shown),
      isRead,
      createdAt,
      claimId,
    }));
}

/** Counting ends here: what is beyond makes no difference to anybody. */
const mostCounted = 1000;

const unread = {
  name: 'notifications-unread',
  text: `SELECT count(*)::int AS count
         FROM (SELECT FROM notifications WHERE user_id = $1 AND NOT is_read LIMIT $2) AS counted`,
};

/** How many notifications the actor has not read; exact up to 1,000, which also stands for more. */
export async function unreadNotifications(actor: Actor) {
  const { rows } = await pool.query<{ count: number }>({
    ...unread,
    values: [actor.id, mostCounted],
  });
  return { count: rows[0]?.count ?? 0 };
}
