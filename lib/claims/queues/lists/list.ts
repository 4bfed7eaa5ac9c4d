import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/role';
import { hasOnlyOwnFilings } from '@/lib/access/visible-claims';
import { namesIn } from '@/lib/claims/queues/search/names-in';
import { isRanked } from '@/lib/claims/queues/search/rank';
import { tells } from '@/lib/claims/queues/search/searched';
import type { ListedClaim } from '@/lib/claims/records/present';
import { listRowColumns } from '@/lib/claims/records/row';
import type { ClaimsQuery } from '@/lib/claims/records/schema';
import { exactThenNear } from '@/lib/platform/exact-then-near';
import { prepared, type Statement } from '@/lib/platform/query';
import { type SearchTold, searchTold } from '@/lib/platform/search-told';
import { sql } from '@/lib/platform/sql';
import { countsPlaceOf } from './counts';
import { heardClaims, listedClaims, walkedClaims } from './filter';
import { orderBy } from './order';
import {
  bounds,
  countedOfLetters,
  pageAlongIndex,
  pageByDays,
  pageOfMatches,
  pageOfRanked,
  pageOfSomeDays,
  pageOfUncounted,
} from './page';
import { finds, isOfSomeDays, lookedFor, planOf } from './work';

/** For a page past the end, one row with only the total. */
export type ListRow = { total: number; totalIsMore: boolean } & ListedClaim;

/** `marks` are for professionals alone. */
export interface ClaimsPage extends SearchTold {
  claims: ListedClaim[];
  total: number;
  totalIsMore?: true;
  /** For a claimant only: how many of their claims are left out because they are being examined. */
  examined?: number;
}

/** The statement behind `listClaims`; `near` finds names with a wrong letter too. */
export function listStatement(
  actor: Actor,
  query: ClaimsQuery,
  bounded = bounds,
  near = false,
): Statement<ListRow> {
  const counted = query.search && !tells(query.search) ? countedOfLetters : bounded.counted;
  const asked = {
    query,
    claims: listedClaims(actor, query, near),
    heard: near ? undefined : heardClaims(actor, query),
    bounds: { ...bounded, counted: Math.min(counted, bounded.counted) },
  };
  const place = countsPlaceOf(actor, query);
  // Only the search table has what is ranked by; whoever sees their own filings alone has few.
  const ranked = isRanked(query) && !hasOnlyOwnFilings(actor);
  const page = ranked
    ? pageOfRanked(asked, walkedClaims(actor, query), query.search ?? '')
    : !place
      ? finds(query)
        ? pageOfMatches(asked, walkedClaims(actor, query))
        : pageOfUncounted(asked)
      : query.sort === 'submittedAt' || query.sort === 'status'
        ? pageByDays(asked, place)
        : isOfSomeDays(query)
          ? pageOfSomeDays(asked, place)
          : pageAlongIndex(asked, place);
  // At least one row, so that a page past the end tells the total too. LIMIT 100 tells the planner that no page has more.
  return planOf(query)(sql`
    WITH ${page.tables}
    SELECT ${page.total} AS total, ${page.totalIsMore ?? sql`false`} AS "totalIsMore", ${listRowColumns(actor)}
    FROM (SELECT 1) AS one LEFT JOIN (SELECT * FROM shown LIMIT 100) AS s ON true
    LEFT JOIN claims c ON c.id = s.id LEFT JOIN users u ON u.id = c.claimant_id LEFT JOIN users a ON a.id = c.assigned_to_id
    ORDER BY ${ranked ? sql`s.rank, ` : sql``}${orderBy(query, 'c')}`);
}

const examinedStatement = (actor: Actor): Statement<{ examined: number }> => sql`
  SELECT coalesce(sum(claims), 0)::int AS examined FROM quarantines
  WHERE user_id = ${actor.id}::uuid AND lifted_at IS NULL`;

/**
 * Gives a page of the claims that the actor sees, in this order, and the total. Without a stored count it counts to ten
 * thousand at most; `totalIsMore` says that there are more.
 */
export async function listClaims(actor: Actor, query: ClaimsQuery): Promise<ClaimsPage> {
  const find = (near: boolean) =>
    lookedFor(query, () => prepared(listStatement(actor, query, bounds, near)));
  const [{ answer: rows, near }, [{ examined = 0 } = {}]] = await Promise.all([
    exactThenNear(query.search, find, ([first]) => first?.total ?? 0),
    isProfessional(actor.role) ? [] : prepared(examinedStatement(actor)),
  ]);
  const claims = rows
    .filter(({ id }) => id)
    .map(({ total: _, totalIsMore: __, ...claim }) => claim);
  const [{ total = 0, totalIsMore = false } = {}] = rows;
  const names = isProfessional(actor.role) ? namesIn(claims) : [];
  return {
    claims,
    total,
    ...(totalIsMore && { totalIsMore }),
    ...(await searchTold(query.search, names, near)),
    ...(examined > 0 && { examined }),
  };
}
