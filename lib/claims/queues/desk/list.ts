import type { Actor } from '@/lib/access/actor';
import { searches } from '@/lib/access/lines';
import { namesIn } from '@/lib/claims/queues/search/names-in';
import { flagColumns, flagFacts, flaggedForm } from '@/lib/claims/records/flags/columns';
import { type ClaimFlag, type FlagFacts, flagsOf } from '@/lib/claims/records/flags/flags';
import type { ListedClaim } from '@/lib/claims/records/present';
import { listRowColumns } from '@/lib/claims/records/row';
import { type SetAside, setAsideNow } from '@/lib/claims/records/set-aside-columns';
import { exactThenNear } from '@/lib/platform/exact-then-near';
import { inLine } from '@/lib/platform/lines/call';
import { prepared, type Statement, withOnePlan } from '@/lib/platform/query';
import { searchTold } from '@/lib/platform/search-told';
import { all, raw, type Sql, sql } from '@/lib/platform/sql';
import { claimsOf } from './claims';
import { totalOf } from './counts';
import { assigneeIn, assigneeOf, dueIn } from './place';
import type { StoredQueue } from './queues';
import type { DeskAsked } from './schema';
import { amongFew, amongMany, foundIn } from './searched';

/** A row of a list of claims, with the claim's queue. */
export interface DeskClaim extends ListedClaim {
  queue: StoredQueue;
  flagged: ClaimFlag[];
  setAside: SetAside | null;
}

type DeskRow = Omit<DeskClaim, 'flagged' | 'asked' | 'filedBeforeProof' | 'listedIn'> & {
  total: number;
  flagFacts: FlagFacts;
  flaggedForm: Record<string, unknown>;
};

/** Claims fall due in the order of filing: those in time all on one day, each late claim on its own day. */
const columns: Record<DeskAsked['sort'], string> = {
  due: 'submitted_at',
  submittedAt: 'submitted_at',
  amount: 'claim_amount',
  form: 'creditor_type',
};

function orderOf({ sort, order = sort === 'amount' ? 'desc' : 'asc' }: DeskAsked, table: string) {
  const tie = sort === 'form' ? `, ${table}.submitted_at ${order}` : '';
  return raw(`${table}.${columns[sort]} ${order}${tie}, ${table}.id ${order}`);
}

const keys = sql`k.id, k.submitted_at, k.claim_amount, k.creditor_type, k.queue, ${flagColumns('k')}`;

/** As many rows of one index as the page may need. */
const first = (conditions: Sql[], asked: DeskAsked, upTo: number) =>
  sql`(SELECT ${keys} FROM claim_desk k WHERE ${all(conditions)} ORDER BY ${orderOf(asked, 'k')} LIMIT ${upTo}::int)`;

function matches(actor: Actor, asked: DeskAsked, upTo: number, near: boolean): Sql {
  const narrowed = [
    assigneeIn(assigneeOf(actor, asked.assignee)),
    dueIn(asked.due),
    asked.creditorType ? sql`k.creditor_type = ${asked.creditorType}::"CreditorType"` : sql`true`,
  ];
  const { ways } = claimsOf(asked.queue);
  const found = isSearch(asked) ? [amongFew, amongMany(asked, near)] : [sql`true`];
  return ways
    .flatMap((way) => found.map((one) => first([way, ...narrowed, one], asked, upTo)))
    .reduce((ways, way) => sql`${ways} UNION ALL ${way}`);
}

const isSearch = ({ search, number }: DeskAsked) => Boolean(search || number);

/** The statement behind `deskPage`; `near` finds names with a wrong letter too. */
export function deskStatement(actor: Actor, asked: DeskAsked, near = false): Statement<DeskRow> {
  const offset = (asked.page - 1) * asked.limit;
  const planned = isSearch(asked) ? withOnePlan : (statement: Sql): Statement<DeskRow> => statement;
  return planned(sql`
    WITH ${isSearch(asked) ? sql`${foundIn(asked, near)},` : sql``}
    shown AS MATERIALIZED (SELECT * FROM (${matches(actor, asked, offset + asked.limit, near)}) AS m
      ORDER BY ${orderOf(asked, 'm')} LIMIT ${asked.limit}::int OFFSET ${offset}::int)
    SELECT ${totalOf(actor, asked, near)} AS total, s.queue, ${flagFacts('s')} AS "flagFacts", ${flaggedForm} AS "flaggedForm", ${setAsideNow} AS "setAside", ${listRowColumns(actor)}
    FROM (SELECT 1) AS one LEFT JOIN (SELECT * FROM shown LIMIT 100) AS s ON true
    LEFT JOIN claims c ON c.id = s.id LEFT JOIN users u ON u.id = c.claimant_id LEFT JOIN users a ON a.id = c.assigned_to_id
    ORDER BY ${orderOf(asked, 's')}`);
}

function presented({
  total: _,
  flagFacts: facts,
  flaggedForm: form,
  ...claim
}: DeskRow): DeskClaim {
  return { ...claim, flagged: flagsOf({ ...claim, claimData: form }, facts) };
}

const totalIn = ([first]: readonly DeskRow[]) => first?.total ?? 0;

/**
 * A page of the claims on the desk that the actor may determine, and how many there are in all; a search finds by {@link exactThenNear}.
 */
export async function deskPage(actor: Actor, asked: DeskAsked) {
  const find = (near: boolean) => {
    const ask = () => prepared(deskStatement(actor, asked, near));
    return isSearch(asked) ? inLine(searches, ask) : ask();
  };
  const { answer: rows, near } = await exactThenNear(asked.search, find, totalIn);
  const claims = rows.filter(({ id }) => id).map(presented);
  return {
    claims,
    total: totalIn(rows),
    ...(await searchTold(asked.search, namesIn(claims), near)),
    page: asked.page,
    limit: asked.limit,
  };
}
