import 'server-only';
import { paperLock } from '@/lib/papers/queue';
import type { Statement } from '@/lib/platform/query';
import { raw, sql } from '@/lib/platform/sql';
import { countedWork, usedLately } from '@/lib/platform/work-in-turn';

export const paperWork = countedWork('paper-work', 600);

/** Of each share so many papers are looked at: others may hold the first ones. */
const looked = raw('8');

/**
 * Takes the paper that is to be made next: by rank, then of the share for which least was made in the last ten minutes, then by its time.
 * It is held by an advisory lock until it is stored and the row says so: another instance skips it, and a process that dies releases it.
 * A row lock would block changes of the claim meanwhile. The cost follows the number of shares that wait, not that of papers.
 */
export const holdNext: Statement<{ id: string; share: string }> = sql`
  WITH RECURSIVE shares (share) AS (
    (SELECT share FROM papers WHERE state = 'queued' ORDER BY share LIMIT 1)
    UNION ALL
    SELECT (SELECT p.share FROM papers p WHERE p.state = 'queued' AND p.share > s.share ORDER BY p.share LIMIT 1)
    FROM shares s WHERE s.share IS NOT NULL),
  due AS MATERIALIZED (
    SELECT first.id, s.share FROM shares s
      CROSS JOIN LATERAL (SELECT p.id, p.rank, p.next_try_at FROM papers p
        WHERE p.state = 'queued' AND p.share = s.share AND p.next_try_at <= now()
        ORDER BY p.rank, p.next_try_at LIMIT ${looked}) AS first
      ${usedLately(paperWork, 's.share')}
    WHERE s.share IS NOT NULL
    ORDER BY first.rank, coalesce(used.count, 0), first.next_try_at LIMIT 50)
  SELECT id, share FROM due WHERE pg_try_advisory_xact_lock(hashtextextended(id::text, ${paperLock}::int)) LIMIT 1`;
