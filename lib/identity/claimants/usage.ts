import type { AccountStatus } from '@/generated/prisma/enums';
import { searches } from '@/lib/access/lines';
import type { Role } from '@/lib/access/role';
import { asSearched } from '@/lib/format/as-searched';
import { fullName } from '@/lib/format/person';
import { exactThenNear } from '@/lib/platform/exact-then-near';
import { inLine } from '@/lib/platform/lines/call';
import { plannedAnew, prepared, type Statement } from '@/lib/platform/query';
import { searchTold } from '@/lib/platform/search-told';
import { raw, type Sql, sql } from '@/lib/platform/sql';
import { says, sounds } from '@/lib/platform/sql-search';
import { today } from '@/lib/platform/sql-time';
import type { UsageQuery } from './schema';
import type { UsageSort } from './usage-sorts';

export interface AccountUsage {
  id: string;
  firstName: string;
  lastName: string;
  /** Null for an account suspended before it confirmed its address, once another account has that address. */
  email: string | null;
  role: Role;
  status: AccountStatus;
  /** The most claims by bulk upload; null where no administrator set a number. */
  bulkClaimLimit: number | null;
  /** The most claims filed one by one; null where no administrator set a number. */
  claimLimit: number | null;
  /** In bytes; `addedToday` counts from midnight in India. */
  storedBytes: number;
  addedToday: number;
  imports: number;
}

/** People narrow a longer list instead of reading it to its end. */
const counted = 10_000;

type Row = { total: number; totalIsMore: boolean } & AccountUsage;

const keysOf: Record<UsageSort, readonly string[]> = {
  name: ['search_text', 'user_id'],
  storedBytes: ['stored_bytes', 'user_id'],
  // Accounts that added nothing today follow, by the day on which they last added something.
  addedToday: ['day', 'day_bytes', 'user_id'],
};

/** The statement behind `accountsByUsage`; it counts up to `bound` accounts. `near` finds names with a wrong letter too. */
export function usageStatement(
  { page, limit, search, sort, order }: UsageQuery,
  bound = counted,
  near = false,
): Statement<Row> {
  const inOrder = raw(keysOf[sort].map((key) => `${key} ${order}`).join(', '));
  const skip = (page - 1) * limit;
  const first = sql`ORDER BY ${inOrder} LIMIT ${skip + limit}::int`;
  // The best plan depends on how many accounts the search leaves.
  const planned = search ? plannedAnew : (statement: Sql): Statement<Row> => statement;
  const text = asSearched(search ?? '').trim();
  const matches = sql`(${says('search_text', text)} OR ${sounds('name_keys', 'search_text', text, near)})`;
  const found = search
    ? sql`few AS MATERIALIZED (SELECT * FROM account_usage WHERE ${matches} LIMIT ${bound + 1}::int),
    counted AS MATERIALIZED (SELECT count(*)::int AS n, count(*) > ${bound}::int AS more FROM few),
    hits AS (SELECT * FROM few WHERE NOT (SELECT more FROM counted) UNION ALL
      (SELECT * FROM account_usage WHERE ${matches} AND (SELECT more FROM counted) ${first}))`
    : sql`few AS (SELECT FROM account_usage LIMIT ${bound + 1}::int),
    counted AS MATERIALIZED (SELECT count(*)::int AS n, count(*) > ${bound}::int AS more FROM few),
    hits AS (SELECT * FROM account_usage ${first})`;
  return planned(sql`
    WITH ${found},
    shown AS MATERIALIZED (SELECT *, row_number() OVER (ORDER BY ${inOrder}) AS place FROM hits
      ORDER BY ${inOrder} LIMIT ${limit}::int OFFSET ${skip}::int)
    SELECT least(k.n, ${bound}::int) AS total, k.more AS "totalIsMore", u.id, u.first_name AS "firstName",
      u.last_name AS "lastName", u.email, u.role, u.status, u.bulk_claim_limit AS "bulkClaimLimit", u.claim_limit AS "claimLimit",
      s.stored_bytes::float8 AS "storedBytes",
      CASE WHEN s.day = ${today} THEN s.day_bytes ELSE 0 END::float8 AS "addedToday",
      (SELECT count(*)::int FROM claim_imports i WHERE i.user_id = u.id) AS imports
    FROM counted k LEFT JOIN (SELECT * FROM shown LIMIT 100) AS s ON true LEFT JOIN users u ON u.id = s.user_id
    ORDER BY s.place`);
}

const totalOfRows = ([first]: readonly Row[]) => first?.total ?? 0;

/** A page of accounts that store something, searched by name or address. `total` goes up to ten thousand; `totalIsMore` beyond. */
export async function accountsByUsage(query: UsageQuery) {
  const find = (near: boolean) => {
    const ask = () => prepared(usageStatement(query, counted, near));
    return query.search ? inLine(searches, ask) : ask();
  };
  const { answer: rows, near } = await exactThenNear(query.search, find, totalOfRows);
  const accounts = rows
    .filter(({ id }) => id)
    .map(({ total: _, totalIsMore: __, ...account }) => account);
  const [{ total = 0, totalIsMore = false } = {}] = rows;
  return {
    accounts,
    total,
    ...(totalIsMore && { totalIsMore }),
    ...(await searchTold(query.search, accounts.map(fullName), near)),
  };
}
