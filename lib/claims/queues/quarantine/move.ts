import { prepared, type Statement } from '@/lib/platform/query';
import { type Sql, sql } from '@/lib/platform/sql';

/** Claims in one statement: somebody who waits for one of them waits about a second. */
const piece = 5_000;

interface Moved {
  moved: number;
}

async function moveAll(statement: Statement<Moved>) {
  let moved = 0;
  for (;;) {
    const [found] = await prepared(statement);
    const now = found?.moved ?? 0;
    moved += now;
    if (now < piece) return moved;
  }
}

/** The next rows of a quarantine's claims, in the order in which everybody locks claims. */
const next = (which: Sql) => sql`
  SELECT c.id FROM claims c, held WHERE ${which} ORDER BY c.id LIMIT ${piece}::int FOR NO KEY UPDATE OF c`;

/**
 * Puts claims `which` of `claims c` into a quarantine, some thousand in each transaction. A repeat goes on after an
 * interruption. Stops when the quarantine is lifted. Gives how many.
 */
export const putInto = (quarantineId: string, which: Sql) =>
  moveAll(sql`
    WITH held AS MATERIALIZED (
      SELECT id FROM quarantines WHERE id = ${quarantineId}::uuid AND lifted_at IS NULL FOR UPDATE),
    piece AS MATERIALIZED (${next(sql`c.quarantine_id IS NULL AND ${which}`)}),
    moved AS (UPDATE claims c SET quarantine_id = ${quarantineId}::uuid FROM piece WHERE c.id = piece.id RETURNING c.id),
    counted AS (UPDATE quarantines SET claims = claims + (SELECT count(*) FROM moved) WHERE id IN (SELECT id FROM held))
    SELECT count(*)::int AS moved FROM moved`);

/** Takes all claims out of a lifted quarantine, like {@link putInto}. Gives how many. */
export const takeOut = (quarantineId: string) =>
  moveAll(sql`
    WITH held AS MATERIALIZED (
      SELECT id FROM quarantines WHERE id = ${quarantineId}::uuid AND lifted_at IS NOT NULL FOR UPDATE),
    piece AS MATERIALIZED (${next(sql`c.quarantine_id = ${quarantineId}::uuid`)}),
    moved AS (UPDATE claims c SET quarantine_id = NULL FROM piece WHERE c.id = piece.id RETURNING c.id)
    SELECT count(*)::int AS moved FROM moved`);

/** The identification numbers of a quarantine's claims, as hashes. */
const hashesOf = (quarantineId: string) => sql`
  SELECT DISTINCT i.hash FROM claims q JOIN claim_identifiers i ON i.claim_id = q.id
  WHERE q.quarantine_id = ${quarantineId}::uuid`;

/** Removes the mark for equal numbers from claims that no longer share a number with a visible claim. */
export const forgetSharedNumbers = (quarantineId: string) =>
  prepared(sql`
    WITH left_over AS MATERIALIZED (
      SELECT min(i.claim_id::text)::uuid AS id FROM (${hashesOf(quarantineId)}) AS h
      JOIN claim_identifiers i ON i.hash = h.hash JOIN claims c ON c.id = i.claim_id AND c.quarantine_id IS NULL
      GROUP BY h.hash HAVING count(*) = 1),
    alone AS MATERIALIZED (
      SELECT DISTINCT l.id FROM left_over l
      WHERE NOT EXISTS (
        SELECT FROM claim_identifiers m CROSS JOIN LATERAL (
          SELECT FROM claim_identifiers o JOIN claims c ON c.id = o.claim_id AND c.quarantine_id IS NULL
          WHERE o.hash = m.hash AND o.claim_id <> m.claim_id LIMIT 1) AS other
        WHERE m.claim_id = l.id)),
    desk AS (UPDATE claim_desk k SET same_numbers = false FROM alone WHERE k.id = alone.id AND k.same_numbers)
    UPDATE claim_search s SET same_numbers = false FROM alone WHERE s.id = alone.id AND s.same_numbers`);

/** Marks claims that share a number with claims of a quarantine, which are about to come back. */
export const markSharedNumbers = (quarantineId: string) =>
  prepared(sql`
    WITH shared AS MATERIALIZED (
      SELECT DISTINCT c.id FROM (${hashesOf(quarantineId)}) AS h
      JOIN claim_identifiers i ON i.hash = h.hash JOIN claims c ON c.id = i.claim_id AND c.quarantine_id IS NULL),
    desk AS (UPDATE claim_desk k SET same_numbers = true FROM shared WHERE k.id = shared.id AND NOT k.same_numbers)
    UPDATE claim_search s SET same_numbers = true FROM shared WHERE s.id = shared.id AND NOT s.same_numbers`);
