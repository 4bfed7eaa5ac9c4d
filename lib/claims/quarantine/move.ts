import { prepared } from '@/lib/platform/prepared';
import { type Sql, sql } from '@/lib/platform/sql';

/** Claims that are changed in one statement: those who wait for one of them wait about a second. */
const piece = 5_000;

interface Moved {
  moved: number;
}

async function moveAll(statement: Sql) {
  let moved = 0;
  for (;;) {
    const [found] = await prepared<Moved>(statement);
    const now = found?.moved ?? 0;
    moved += now;
    if (now < piece) return moved;
  }
}

/** The rows of a quarantine's claims, in the order in which everybody locks claims. */
const next = (which: Sql) => sql`
  SELECT c.id FROM claims c, held WHERE ${which} ORDER BY c.id LIMIT ${piece}::int FOR NO KEY UPDATE OF c`;

/**
 * Puts the claims that are `which` of `claims c` into a quarantine, some thousand at a time, each time for good: what is
 * cut off is simply begun again. Stops when the quarantine is lifted meanwhile. Gives how many.
 */
export const putInto = (quarantineId: string, which: Sql) =>
  moveAll(sql`
    WITH held AS MATERIALIZED (
      SELECT id FROM quarantines WHERE id = ${quarantineId}::uuid AND lifted_at IS NULL FOR UPDATE),
    piece AS MATERIALIZED (${next(sql`c.quarantine_id IS NULL AND ${which}`)}),
    moved AS (UPDATE claims c SET quarantine_id = ${quarantineId}::uuid FROM piece WHERE c.id = piece.id RETURNING c.id),
    counted AS (UPDATE quarantines SET claims = claims + (SELECT count(*) FROM moved) WHERE id IN (SELECT id FROM held))
    SELECT count(*)::int AS moved FROM moved`);

/** Takes all claims out of a quarantine that was lifted, in the same way. Gives how many. */
export const takeOut = (quarantineId: string) =>
  moveAll(sql`
    WITH held AS MATERIALIZED (
      SELECT id FROM quarantines WHERE id = ${quarantineId}::uuid AND lifted_at IS NOT NULL FOR UPDATE),
    piece AS MATERIALIZED (${next(sql`c.quarantine_id = ${quarantineId}::uuid`)}),
    moved AS (UPDATE claims c SET quarantine_id = NULL FROM piece WHERE c.id = piece.id RETURNING c.id)
    SELECT count(*)::int AS moved FROM moved`);
