import 'server-only';
import type { Statement } from '@/lib/platform/query';
import { raw, sql } from '@/lib/platform/sql';
import { countedWork, usedLately } from '@/lib/platform/work-in-turn';

/** A file of five hundred claims takes ten minutes. */
export const claimFileWork = countedWork('claim-file-work', 3600);

/** A file of so many claims is small. */
const few = 20;

export type FileSize = 'any' | 'small';

export interface HeldFile {
  id: string;
  share: string;
}

/**
 * Takes the file that is to be made next: of the professional for whom least was packed in the last hour, then by its time. It is locked
 * until it is made: other makers pass over it, and a process that dies releases it.
 */
export const holdNext = (size: FileSize): Statement<HeldFile> => sql`
  WITH due AS MATERIALIZED (
    SELECT f.id, f.user_id::text AS share FROM claim_files f
      ${usedLately(claimFileWork, 'f.user_id::text')}
    WHERE f.state = 'queued' AND f.next_try_at <= now() AND ${size === 'small' ? sql`cardinality(f.claim_ids) <= ${raw(String(few))}` : sql`true`}
    ORDER BY coalesce(used.count, 0), f.next_try_at LIMIT 50)
  SELECT id, share FROM due WHERE pg_try_advisory_xact_lock(hashtextextended(id::text, 42)) LIMIT 1`;
