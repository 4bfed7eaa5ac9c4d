import { provenIn } from '@/lib/access/proven-address';
import { sql } from '@/lib/platform/sql';

/** So many letters with codes an account gets: what strangers ask for crowds out nothing else. */
const mostAnHour = 3;
const mostADay = 6;

const lettersSince = (interval: '1 hour' | '1 day') =>
  sql`(SELECT count(*) FROM mail_queue m
    WHERE m.user_id = u.id AND m.kind = 'list_code' AND m.queued_at > now() - ${interval}::interval)`;

/**
 * Queues the letters that look-ups ask for: to accounts whose address is theirs, for claims that are in no quarantine. Whoever
 * asked was answered long before, alike for every number.
 */
export const queueListCodes = () => sql`
  WITH asked AS (UPDATE list_look_ups SET queued = true WHERE NOT queued RETURNING claim_number, expires_at)
  INSERT INTO mail_queue (user_id, kind)
  SELECT DISTINCT u.id, 'list_code'::"MailKind" FROM asked a JOIN claims c ON c.claim_number = a.claim_number JOIN users u ON u.id = c.claimant_id
  WHERE a.expires_at > now() AND c.quarantine_id IS NULL AND u.email IS NOT NULL AND u.status = 'active' AND ${provenIn('u')}
    AND ${lettersSince('1 hour')} < ${mostAnHour}::int AND ${lettersSince('1 day')} < ${mostADay}::int`;
