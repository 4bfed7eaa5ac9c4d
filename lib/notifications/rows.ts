import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import type { StoredType } from '@/lib/notifications/kinds/types';
import type { Statement } from '@/lib/platform/query';
import { raw, type Sql, sql } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';

/** Also says whether `before` is not the reader's. */
interface NotificationRow {
  id: string;
  type: StoredType;
  claimId: string | null;
  data: object;
  count: number;
  isRead: boolean;
  createdAt: string;
  language: string;
  lost: boolean;
}

/** SQL: leaves out notifications about claims that the actor does not see at the moment; keeps those about no claim. */
export const tellableTo = (actor: Actor, alias = 'notifications'): Sql =>
  sql`(${raw(alias)}.claim_id IS NULL OR EXISTS (SELECT FROM claims c
    WHERE c.id = ${raw(alias)}.claim_id AND ${visibleIn(actor, 'claim.read')}))`;

// At least one row, so that the person's language and an unknown `before` are always known.
/** The statement behind `listNotifications`. */
export const notificationsStatement = (
  actor: Actor,
  { before = null, limit }: { before?: string | null | undefined; limit: number },
): Statement<NotificationRow> => sql`
  SELECT n.id, n.type, n.claim_id AS "claimId", n.data, n.count, n.is_read AS "isRead",
    ${isoTime('n.created_at')} AS "createdAt",
    u.language, ${before}::uuid IS NOT NULL AND b.id IS NULL AS lost
  FROM users u
  LEFT JOIN notifications b ON b.id = ${before} AND b.user_id = u.id AND ${tellableTo(actor, 'b')}
  LEFT JOIN LATERAL (
    SELECT * FROM notifications
    WHERE user_id = u.id AND ${tellableTo(actor)} AND (created_at, id) <
      (coalesce(b.created_at, 'infinity'), coalesce(b.id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    ORDER BY created_at DESC, id DESC LIMIT ${limit}
  ) n ON true
  WHERE u.id = ${actor.id}
  ORDER BY n.created_at DESC, n.id DESC`;
