import 'server-only';
import type { AlertFacts, AlertKind } from '@/lib/notifications/kinds/types';
import { log } from '@/lib/platform/log';
import { prepared } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { today } from '@/lib/platform/sql-time';

/** An attacker may cause alerts of a kind on purpose. */
const maxPerDay = 50;

const raised = (kind: AlertKind, cause: string, facts: AlertFacts) => sql`
  WITH today AS (SELECT ${today} AS day),
  fresh AS (
    INSERT INTO alerts (kind, cause, day)
    SELECT ${kind}, ${cause}, day FROM today
    WHERE (SELECT count(*) FROM alerts a WHERE a.day = today.day AND a.kind = ${kind}) < ${maxPerDay}::int
    ON CONFLICT DO NOTHING RETURNING kind
  ),
  told AS (
    INSERT INTO notifications (user_id, type, data, created_at)
    SELECT u.id, 'alert', ${JSON.stringify(facts)}::jsonb || jsonb_build_object('alert', fresh.kind), clock_timestamp()
    FROM users u, fresh WHERE u.role = 'ip_admin' AND u.status = 'active' ORDER BY u.id
    RETURNING id, user_id
  )
  INSERT INTO mail_queue (user_id, kind, notification_id) SELECT user_id, 'notification', id FROM told`;

/**
 * Tells every active administrator, in the portal and by mail, about a possible attack: once a day in India for each `cause` (an
 * id, a device or a network). Never throws.
 */
export async function raiseAlert(kind: AlertKind, cause: string, facts: AlertFacts) {
  try {
    await prepared(raised(kind, cause, facts));
  } catch (error) {
    log.error({ err: error, kind }, 'administrators were not told');
  }
}
