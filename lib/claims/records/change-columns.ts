import { sql } from '@/lib/platform/sql';

/** SQL for a claim's requests for a change, over `claims c`: `ChangesInShort`. */
export const changesInShort = sql`(SELECT json_build_object('count', count(*)::int,
    'open', coalesce(json_agg(r.kind ORDER BY r.kind) FILTER (WHERE r.state = 'open'), '[]'))
  FROM change_requests r WHERE r.claim_id = c.id)`;

// One array, so that the database looks up the rows of the desk instead of walking through them.
/** SQL that tells whether a claim over `claim_desk k` has an open request for a change. */
export const asksForChange = sql`k.queue IS NOT NULL AND k.id = ANY (ARRAY(
  SELECT r.claim_id FROM change_requests r WHERE r.state = 'open'))`;
