import 'server-only';
import { notify } from '@/lib/notifications/write';
import { askIn } from '@/lib/platform/ask';
import { db } from '@/lib/platform/db';
import { everyRound, inRounds } from '@/lib/platform/rounds';
import { sql } from '@/lib/platform/sql';

/** How many people one transaction looks at. */
const peopleAtOnce = 1000;

interface Untold {
  number: number;
  asOn: string;
  until: string;
  toldUpTo: string | null;
}

/** Tells the next people of a list; false when there is nobody left to tell. */
const tellSome = () =>
  db.$transaction(async (tx) => {
    const [list] = await askIn(tx)<Untold>(sql`
      SELECT l.number, to_char(l.as_on, 'YYYY-MM-DD') AS "asOn", to_char(l.objections_until, 'YYYY-MM-DD') AS until,
        t.told_up_to AS "toldUpTo"
      FROM creditor_list_tellings t JOIN creditor_lists l ON l.number = t.list_number
      WHERE t.told_at IS NULL AND l.state = 'published' ORDER BY l.number LIMIT 1 FOR UPDATE OF t SKIP LOCKED`);
    if (!list) return false;
    const { number, asOn, until, toldUpTo } = list;
    // Of several claims of one person the first is named, so that nobody gets a mail for each.
    const [next] = await askIn(tx)<{ upTo: string | null; claimIds: string[] }>(sql`
      WITH people AS (SELECT u.id FROM users u WHERE u.role = 'claimant' AND u.email IS NOT NULL
        AND (${toldUpTo}::uuid IS NULL OR u.id > ${toldUpTo}::uuid) ORDER BY u.id LIMIT ${peopleAtOnce}::int)
      SELECT (SELECT id FROM people ORDER BY id DESC LIMIT 1) AS "upTo", ARRAY(
        SELECT first.id FROM people p CROSS JOIN LATERAL (
          SELECT c.id FROM claims c WHERE c.claimant_id = p.id AND c.status <> 'withdrawn' AND c.quarantine_id IS NULL
            AND EXISTS (SELECT FROM creditor_list_rows r WHERE r.list_number = ${number}::int AND r.claim_id = c.id)
          ORDER BY c.claim_number LIMIT 1) AS first) AS "claimIds"`);
    const { upTo = null, claimIds = [] } = next ?? {};
    await notify(tx, null, { type: 'list_published', asOn, until, claimIds, to: 'claimant' });
    await askIn(tx)(sql`
      UPDATE creditor_list_tellings SET ${upTo ? sql`told_up_to = ${upTo}::uuid` : sql`told_at = now()`}
      WHERE list_number = ${number}::int`);
    return true;
  });

async function tellAll() {
  while (await tellSome());
}

/**
 * From now on tells everybody who has a claim in a newly published list that it is published, and until when they may object.
 * Several instances may do so at once; one that was killed goes on with the people it had not told.
 */
export const scheduleTellings = () => everyRound(inRounds('published lists wait', tellAll));
