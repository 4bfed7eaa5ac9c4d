import { provenIn } from '@/lib/access/proven-address';
import { sql } from '@/lib/platform/sql';

/** How many letters with codes an account gets, so that requests of strangers do not crowd out other letters. */
const mostAnHour = 3;
const mostADay = 6;

const lettersSince = (interval: '1 hour' | '1 day') =>
  sql`(SELECT count(*) FROM mail_queue m
    WHERE m.user_id = u.id AND m.kind = 'list_code' AND m.queued_at > now() - ${interval}::interval)`;

/**
 * The statement that queues the letters for look-ups: to accounts whose address is confirmed, for claims that are not in
 * quarantine. The people who asked have had their answer by then, the same for every number.
 */
export const queueListCodes = () => sql`
  WITH asked AS (UPDATE list_look_ups SET queued = true WHERE NOT queued RETURNING claim_number, expires_at)
  INSERT INTO mail_queue (user_id, kind)
  SELECT DISTINCT u.id, 'list_code'::"MailKind" FROM asked a JOIN claims c ON c.claim_number = a.claim_number JOIN users u ON u.id = c.claimant_id
  WHERE a.expires_at > now() AND c.quarantine_id IS NULL AND u.email IS NOT NULL AND u.status = 'active' AND ${provenIn('u')}
    AND ${lettersSince('1 hour')} < ${mostAnHour}::int AND ${lettersSince('1 day')} < ${mostADay}::int`;
