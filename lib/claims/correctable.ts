import type { Actor } from '@/lib/access/actor';
import { provenIn } from '@/lib/access/proven-address';
import { raw, type Sql, sql } from '@/lib/platform/sql';
import { openStatuses } from '@/lib/reference/claim-status';

const open = raw(openStatuses.map((status) => `'${status}'`).join());

/**
 * Whether the actor may correct what was entered from paper, over `claims c` and its claimant `users u`: by whoever entered it or an
 * administrator, until it is decided or somebody can change it as their own.
 */
export const correctableIn = (
  actor: Actor,
): Sql => sql`(c.received_by IS NOT NULL AND c.status IN (${open})
  AND ${actor.role === 'ip_admin' ? sql`true` : sql`c.entered_by_id = ${actor.id}::uuid`}
  AND (u.email IS NULL OR (u.password_hash IS NULL AND u.email_proven_at IS NULL) OR NOT ${provenIn('u')}))`;
