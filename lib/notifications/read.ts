import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/role';
import { languageFrom } from '@/lib/i18n/language';
import type { StoredType } from '@/lib/notifications/kinds/types';
import { wordsOfStored } from '@/lib/notifications/kinds/words';
import { notFound } from '@/lib/platform/errors';
import { prepared } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { notificationsStatement, tellableTo } from './rows';
import type { NotificationsQuery } from './schema';

/** In its reader's language; `createdAt` is ISO 8601 UTC. */
export interface PresentedNotification {
  id: string;
  type: StoredType;
  title: string;
  message: string;
  isRead: boolean;
  createdAt: string;
  /** Null for an alert, and for a transfer of another person's claim. */
  claimId: string | null;
}

/**
 * The actor's newest notifications, or the newest before one of theirs. `language` is the page's; otherwise the actor's own,
 * English for professionals. Throws `not_found`.
 */
export async function listNotifications(
  actor: Actor,
  asked: NotificationsQuery,
  language?: string,
): Promise<PresentedNotification[]> {
  const rows = await prepared(notificationsStatement(actor, asked));
  if (rows[0]?.lost) throw notFound('notification');
  const own = isProfessional(actor.role) ? 'en' : rows[0]?.language;
  const shown = languageFrom(language ?? own);
  return rows
    .filter(({ id }) => id)
    .map(({ id, type, claimId, isRead, createdAt, data, count }) => ({
      id,
      type,
      ...wordsOfStored(type, data, count, shown),
      isRead,
      createdAt,
      claimId,
    }));
}

/** The count stops here, since nobody needs a larger number. */
const maxCounted = 1000;

/** How many notifications the actor has not read; exact up to 1,000, which also stands for more. */
export async function unreadNotifications(actor: Actor) {
  const [found] = await prepared<{ count: number }>(sql`
    SELECT count(*)::int AS count
    FROM (SELECT FROM notifications
          WHERE user_id = ${actor.id} AND NOT is_read AND ${tellableTo(actor)} LIMIT ${maxCounted}) AS counted`);
  return { count: found?.count ?? 0 };
}
