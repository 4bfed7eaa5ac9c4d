import 'server-only';
import type { NotificationFacts } from '@/lib/notifications/kinds/types';
import { notify } from '@/lib/notifications/write';
import { newestPublished } from '@/lib/papers/content/list-in-force';
import { queuePapers } from '@/lib/papers/queue';
import { db, type Transaction } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { everyRound, inRounds } from '@/lib/platform/rounds';
import { type Sql, sql } from '@/lib/platform/sql';
import { today } from '@/lib/platform/sql-time';

const peopleAtOnce = 1000;

interface ToTell {
  number: number;
  asOn: string;
  until: string;
  toldUpTo: string | null;
}

/** The first list of which this is so and about which nobody else is telling people. */
async function nextList(tx: Transaction, isSo: Sql) {
  const [list] = await queryIn(tx)<ToTell>(sql`
    SELECT l.number, to_char(l.as_on, 'YYYY-MM-DD') AS "asOn", to_char(l.objections_until, 'YYYY-MM-DD') AS until,
      t.told_up_to AS "toldUpTo"
    FROM creditor_list_tellings t JOIN creditor_lists l ON l.number = t.list_number
    WHERE ${isSo} ORDER BY l.number LIMIT 1 FOR UPDATE OF t SKIP LOCKED`);
  return list;
}

/** The claims of `people` in a list, one of each person, so that nobody gets a mail or a letter for each claim. */
const claimsIn = (number: number) => sql`ARRAY(
  SELECT first.id FROM people p CROSS JOIN LATERAL (
    SELECT c.id FROM claims c WHERE c.claimant_id = p.id AND c.status <> 'withdrawn' AND c.quarantine_id IS NULL
      AND EXISTS (SELECT FROM creditor_list_rows r WHERE r.list_number = ${number}::int AND r.claim_id = c.id)
    ORDER BY c.claim_number LIMIT 1) AS first)`;

const claimants = sql`SELECT u.id FROM users u WHERE u.role = 'claimant'`;

type Told = NotificationFacts['list_published'];

interface Earlier {
  asOn: string;
  /** Empty when it has passed. */
  until: string;
  /** Those of the claims that have a row in it. */
  claimIds: string[];
}

/** The list that counts again once a later one is withdrawn. */
async function listInForce(tx: Transaction, claimIds: string[]) {
  const [list] = await queryIn(tx)<Earlier>(sql`
    SELECT to_char(n.as_on, 'YYYY-MM-DD') AS "asOn",
      CASE WHEN n.objections_until >= ${today} THEN to_char(n.objections_until, 'YYYY-MM-DD') ELSE '' END AS until,
      ARRAY(SELECT r.claim_id::text FROM creditor_list_rows r
        WHERE r.list_number = n.number AND r.claim_id = ANY(${claimIds}::uuid[])) AS "claimIds"
    FROM creditor_lists n WHERE n.number = ${newestPublished}`);
  return list;
}

/** Tells the claimants of these claims of a list, and by letter those without an account. */
async function tell(tx: Transaction, number: number, claimIds: string[], told: Told) {
  if (claimIds.length === 0) return;
  await notify(tx, null, { type: 'list_published', ...told, claimIds, to: 'claimant' });
  const byLetter = await queryIn(tx)<{ id: string }>(sql`
    SELECT c.id FROM claims c JOIN users u ON u.id = c.claimant_id AND u.email IS NULL
    WHERE c.id = ANY(${claimIds}::uuid[]) ORDER BY c.id FOR NO KEY UPDATE OF c`);
  await queuePapers(
    tx,
    byLetter.map(({ id }) => id),
    ['listed'],
    { list: number },
  );
}

/** Tells the claimants of these claims that a list was withdrawn, and which one counts again. */
async function tellOfWithdrawn(tx: Transaction, number: number, claimIds: string[], asOn: string) {
  const earlier = await listInForce(tx, claimIds);
  const again = new Set(earlier?.claimIds);
  const told = { asOn, until: '', list: 'withdrawn' } as const;
  const others = claimIds.filter((id) => !again.has(id));
  await tell(tx, number, others, told);
  if (earlier)
    await tell(tx, number, earlier.claimIds, {
      ...told,
      until: earlier.until,
      earlier: earlier.asOn,
    });
}

/** False when there is nobody left to tell. A list to which nobody may object, since a later one counts, waits until it counts. */
const tellSome = () =>
  db.$transaction(async (tx) => {
    const list = await nextList(
      tx,
      sql`t.told_at IS NULL AND l.state = 'published' AND l.number = ${newestPublished}`,
    );
    if (!list) return false;
    const { number, asOn, until, toldUpTo } = list;
    const [next] = await queryIn(tx)<{ upTo: string | null; claimIds: string[] }>(sql`
      WITH people AS (${claimants} AND (${toldUpTo}::uuid IS NULL OR u.id > ${toldUpTo}::uuid)
        ORDER BY u.id LIMIT ${peopleAtOnce}::int)
      SELECT (SELECT id FROM people ORDER BY id DESC LIMIT 1) AS "upTo", ${claimsIn(number)} AS "claimIds"`);
    const { upTo = null, claimIds = [] } = next ?? {};
    await tell(tx, number, claimIds, { asOn, until });
    await queryIn(tx)(sql`
      UPDATE creditor_list_tellings SET ${upTo ? sql`told_up_to = ${upTo}::uuid` : sql`told_at = now()`}
      WHERE list_number = ${number}::int`);
    return true;
  });

/** False when nobody is left. Where a later list stands in its place, nobody needs to hear. */
const takeBackSome = () =>
  db.$transaction(async (tx) => {
    const list = await nextList(tx, sql`t.told_up_to IS NOT NULL AND l.state = 'withdrawn'`);
    if (!list) return false;
    const { number, asOn, toldUpTo } = list;
    const [next] = await queryIn(tx)<{ down: string | null; claimIds: string[] }>(sql`
      WITH people AS (${claimants} AND u.id <= ${toldUpTo}::uuid ORDER BY u.id DESC LIMIT ${peopleAtOnce}::int)
      SELECT (${claimants} AND u.id < (SELECT id FROM people ORDER BY id LIMIT 1) ORDER BY u.id DESC LIMIT 1) AS down,
        ${claimsIn(number)} AS "claimIds"
      WHERE NOT EXISTS (SELECT FROM creditor_lists n WHERE n.number = ${newestPublished}
        AND (n.as_on, n.number) > (${asOn}::date, ${number}::int))`);
    const { down = null, claimIds = [] } = next ?? {};
    await tellOfWithdrawn(tx, number, claimIds, asOn);
    await queryIn(tx)(sql`
      UPDATE creditor_list_tellings SET told_up_to = ${down}::uuid WHERE list_number = ${number}::int`);
    return true;
  });

/** Tells claimants of all published and withdrawn lists of which they do not know. */
export async function tellAll() {
  while (await tellSome());
  while (await takeBackSome());
}

/** Tells claimants of published and withdrawn lists from now on. Several instances may do so at once; after a kill others go on. */
export const scheduleTellings = () => everyRound(inRounds('published lists wait', tellAll));
