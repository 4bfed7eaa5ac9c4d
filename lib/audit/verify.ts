import { pool } from '@/lib/platform/db';
import { type Database, queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

export interface BrokenEntry {
  id: string;
  what: 'changed' | 'missing before' | 'cut off after';
}

/**
 * Checks that each entry matches its hash and follows the one before, and that the last is the one written last. A trail whose
 * hashes were all recomputed passes, since they use no key. Gives the count and the first 100 wrong ones.
 */
export async function verifyAudit(database: Database = pool) {
  const broken = await queryIn(database)<BrokenEntry>(sql`
    WITH chain AS (
      SELECT a.id, a.prev_hash, a.hash, audit_digest(a) AS digest,
             lag(a.id, 1, 0) OVER w AS before_id, lag(a.hash, 1, '\\x') OVER w AS before_hash
      FROM audit_entries a WINDOW w AS (ORDER BY a.id)
    )
    SELECT id::text, CASE WHEN hash <> digest THEN 'changed' ELSE 'missing before' END AS what
    FROM chain WHERE hash <> digest OR id <> before_id + 1 OR prev_hash <> before_hash
    UNION ALL
    SELECT coalesce(last.id, 0)::text, 'cut off after'
    FROM audit_head h LEFT JOIN (SELECT id, hash FROM audit_entries ORDER BY id DESC LIMIT 1) last ON true
    WHERE (h.id, h.hash) IS DISTINCT FROM (coalesce(last.id, 0), coalesce(last.hash, '\\x'))
    LIMIT 100`);
  const [entries] = await queryIn(database)<{ count: string }>(
    sql`SELECT count(*)::text AS count FROM audit_entries`,
  );
  return { entries: Number(entries?.count ?? 0), broken };
}
