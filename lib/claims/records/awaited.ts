import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/role';
import { newestPublished } from '@/lib/papers/content/list-in-force';
import { decisionLetters } from '@/lib/papers/kinds';
import { raw, sql, words } from '@/lib/platform/sql';
import { today } from '@/lib/platform/sql-time';

const objectUntil = sql`(SELECT to_char(l.objections_until, 'YYYY-MM-DD') FROM creditor_lists l
  WHERE l.number = ${newestPublished} AND l.objections_until >= ${today} AND c.status <> 'withdrawn'
    AND EXISTS (SELECT FROM creditor_list_rows r WHERE r.list_number = l.number AND r.claim_id = c.id)
    AND NOT EXISTS (SELECT FROM objections o WHERE o.list_number = l.number AND o.claim_id = c.id))`;

const letters = sql`(SELECT count(*)::int FROM papers p WHERE p.claim_id = c.id AND p.kind IN (${words(decisionLetters)})
  AND p.state = 'made' AND p.opened_at IS NULL AND p.replaced_by_id IS NULL)`;

/** The day of the first that is open. */
const since = (table: 'objections' | 'change_requests', time: 'made_at' | 'asked_at') =>
  sql`(SELECT to_char(min(w.${raw(time)}) AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') FROM ${raw(table)} w
    WHERE w.claim_id = c.id AND w.state = 'open')`;

/** SQL for what waits for the claimant of a claim over `claims c`, {@link Awaited}; null for professionals. */
export const awaitedOf = (actor: Pick<Actor, 'role'>) =>
  isProfessional(actor.role)
    ? sql`NULL::json`
    : sql`json_build_object('objectUntil', ${objectUntil}, 'letters', ${letters},
        'objectedOn', ${since('objections', 'made_at')}, 'askedOn', ${since('change_requests', 'asked_at')})`;
