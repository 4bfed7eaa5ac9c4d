import { undecided } from '@/lib/claims/queues/desk/place';
import { periods } from '@/lib/law/periods';
import { type Sql, sql } from '@/lib/platform/sql';
import { startOfToday, today } from '@/lib/platform/sql-time';

/** A professional's day. Claims are counted once, whatever was done to them. */
export interface Day {
  /** Claims that they determined today, or whose determination they confirmed. */
  decided: number;
  /** Of these, in the last hour. */
  lastHour: number;
  /** Their claims that are not decided. */
  open: number;
  /** Of these, what they set aside. */
  setAside: number;
  overdue: number;
  dueToday: number;
  /** From today to Sunday. */
  dueThisWeek: number;
}

/** SQL that counts what a person has decided; `person` is their id. */
export const decidedBy = (person: Sql) => sql`(
  SELECT count(DISTINCT done.claim_id)::int AS decided,
    count(DISTINCT done.claim_id) FILTER (WHERE done.at > now() - interval '1 hour')::int AS "lastHour"
  FROM (
    SELECT d.claim_id, d.proposed_at AS at FROM determinations d
    WHERE d.proposed_by_id = ${person} AND d.proposed_at >= ${startOfToday}
    UNION ALL
    SELECT d.claim_id, d.confirmed_at FROM determinations d
    WHERE d.confirmed_by_id = ${person} AND d.confirmed_at >= ${startOfToday}) AS done)`;

const sumWhere = (condition: Sql) => sql`coalesce(sum(k.n) FILTER (WHERE ${condition}), 0)::int`;

/** SQL that counts undecided claims; `assignee` is an id as text, or 'nobody'. Without a last date for claims none is due. */
export const waitingFor = (assignee: Sql) => sql`(
  SELECT coalesce(sum(k.n), 0)::int AS open, ${sumWhere(sql`k.queue = 'set_aside'`)} AS "setAside",
    ${sumWhere(sql`k.due < ${today}`)} AS overdue, ${sumWhere(sql`k.due = ${today}`)} AS "dueToday",
    ${sumWhere(sql`k.due BETWEEN ${today} AND ${today} + (7 - extract(isodow FROM ${today}))::int`)} AS "dueThisWeek"
  FROM (
    SELECT c.n, c.queue, CASE WHEN s.last IS NOT NULL THEN greatest(c.day, s.last) + ${periods.verification}::int END AS due
    FROM desk_counts c CROSS JOIN (SELECT max(last_date_for_claims) AS last FROM case_settings) AS s
    WHERE c.assignee = ${assignee} AND c.creditor_type = 'any' AND ${undecided('c.queue')}) AS k)`;
