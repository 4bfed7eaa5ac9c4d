import { sql } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';

/** A claim that has left its queue of the desk for a while. */
export interface SetAside {
  /** The day on which it comes back (`YYYY-MM-DD`); null for one that waits for its claimant. */
  until: string | null;
  note: string | null;
  by: { id: string; firstName: string; lastName: string };
  /** ISO 8601. */
  at: string;
}

/** SQL for {@link SetAside} over `claims c`; null for a claim that is in its queue. */
export const setAsideNow = sql`(
  SELECT json_build_object('until', to_char(w.until, 'YYYY-MM-DD'), 'note', w.note, 'at', ${isoTime('w.set_at')},
    'by', json_build_object('id', b.id, 'firstName', b.first_name, 'lastName', b.last_name))
  FROM set_aside w JOIN users b ON b.id = w.by_id WHERE w.claim_id = c.id)`;
