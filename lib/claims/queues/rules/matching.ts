import { lateFrom } from '@/lib/claims/queues/desk/place';
import { isOfClaim } from '@/lib/documents/stored-files';
import { type Sql, sql } from '@/lib/platform/sql';

/** SQL over `claim_desk k` and its claim `c` for claims that nobody has determined, in time, without a missing field or an objection to read. */
export const undetermined = sql`k.queue = 'to_verify'
  AND coalesce(k.submitted_at < ${lateFrom}, true)
  AND NOT c.claim_data ? 'missingFields'
  AND NOT EXISTS (SELECT FROM determinations d WHERE d.claim_id = k.id)
  AND NOT EXISTS (SELECT FROM objections o WHERE o.claim_id = k.id AND o.state = 'open')`;

/** The same without a flag. */
export const untouched = sql`NOT k.flagged AND ${undetermined}`;

/** The same for claims that a rule applies to: below the amount, and with a document. */
export const touchedBelow = (below: string): Sql => sql`${untouched}
  AND k.claim_amount < ${below}::numeric
  AND EXISTS (SELECT FROM documents f WHERE f.claim_id = k.id AND ${isOfClaim('f')})`;
