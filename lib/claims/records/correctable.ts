import type { Actor } from '@/lib/access/actor';
import { provenIn } from '@/lib/access/proven-address';
import { type Sql, sql, words } from '@/lib/platform/sql';
import { openStatuses } from '@/lib/reference/claim-status';

const open = words(openStatuses);

/**
 * SQL that tells whether the actor may correct a claim entered from paper, over `claims c` and its claimant `users u`: an
 * administrator and the person who entered it may, until it is decided or its creditor can change it.
 */
export const correctableIn = (
  actor: Actor,
): Sql => sql`(c.received_by IS NOT NULL AND c.status IN (${open})
  AND ${actor.role === 'ip_admin' ? sql`true` : sql`c.entered_by_id = ${actor.id}::uuid`}
  AND (u.email IS NULL OR (u.password_hash IS NULL AND u.email_proven_at IS NULL) OR NOT ${provenIn('u')}))`;
