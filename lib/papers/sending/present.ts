import { sql } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';

/**
 * Mail: `waiting`; `sent`, the server accepted it; `bounced`, it refused it for good; `failed`, it never accepted it; `not_sent`,
 * as in a trial. Portal: `sent`, or `opened` by the claimant. Post: `posted`.
 */
export interface Sent {
  way: 'portal' | 'mail' | 'post';
  /** ISO 8601. */
  at: string;
  state: 'waiting' | 'sent' | 'bounced' | 'failed' | 'not_sent' | 'opened' | 'posted';
}

/** A column: how a paper `p` of a claim of `u` was sent, oldest first; empty for one that somebody asked for. */
export const sentColumn = sql`(
  SELECT coalesce(json_agg(json_build_object('way', w.way, 'at', w.at, 'state', w.state) ORDER BY w.moment, w.way), '[]') FROM (
    SELECT 'portal' AS way, ${isoTime('coalesce(p.opened_at, p.made_at)')} AS at, p.made_at AS moment,
      CASE WHEN p.opened_at IS NULL THEN 'sent' ELSE 'opened' END AS state
    WHERE p.state = 'made' AND u.email IS NOT NULL AND (p.letter OR p.opened_at IS NOT NULL)
    UNION ALL
    SELECT 'mail', ${isoTime('coalesce(m.failed_at, m.sent_at, m.queued_at)')}, m.queued_at,
      CASE WHEN m.failed_at IS NOT NULL THEN CASE WHEN m.last_error ~ '^((EENVELOPE|EMESSAGE) 5[0-9][0-9]|RETURNED 5[.].*)$' THEN 'bounced' ELSE 'failed' END
        WHEN m.sent_at IS NULL THEN 'waiting' WHEN m.outcome = 'sent' THEN 'sent' ELSE 'not_sent' END
    FROM mail_queue m WHERE m.paper_id = p.id
    UNION ALL
    SELECT 'post', ${isoTime("p.posted_on::timestamp AT TIME ZONE 'Asia/Kolkata'")}, p.posted_on, 'posted'
    WHERE p.posted_on IS NOT NULL) AS w)`;
