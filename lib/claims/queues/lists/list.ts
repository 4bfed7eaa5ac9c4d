import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/role';
import type { ListedClaim } from '@/lib/claims/records/present';
import { listRowColumns } from '@/lib/claims/records/row';
import type { ClaimsQuery } from '@/lib/claims/records/schema';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { countsPlaceOf } from './counts';
import { listedClaims, walkedClaims } from './filter';
import { orderBy } from './order';
import {
  bounds,
  pageAlongIndex,
  pageByDays,
  pageOfMatches,
  pageOfSomeDays,
  pageOfUncounted,
} from './page';
import { finds, isOfSomeDays, lookedFor, planOf } from './work';

/** For a page past the end, one row with only the total. */
export type ListRow = { total: number; totalIsMore: boolean } & ListedClaim;

export interface ClaimsPage {
  claims: ListedClaim[];
  total: number;
  totalIsMore?: true;
  /** For a claimant only: how many of their claims are left out because somebody examines them. */
  examined?: number;
}

/** The statement behind `listClaims`. */
export function listStatement(
  actor: Actor,
  query: ClaimsQuery,
  bounded = bounds,
): Statement<ListRow> {
  const asked = { query, claims: listedClaims(actor, query), bounds: bounded };
  const place = countsPlaceOf(actor, query);
  const page = !place
    ? finds(query)
      ? pageOfMatches(asked, walkedClaims(actor, query))
      : pageOfUncounted(asked)
    : query.sort === 'submittedAt' || query.sort === 'status'
      ? pageByDays(asked, place)
      : isOfSomeDays(query)
        ? pageOfSomeDays(asked, place)
        : pageAlongIndex(asked, place);
  // At least one row, so that a page past the end also has the total. LIMIT 100 tells the planner that no page has more.
  return planOf(query)(sql`
    WITH ${page.tables}
    SELECT ${page.total} AS total, ${page.totalIsMore ?? sql`false`} AS "totalIsMore", ${listRowColumns(actor)}
    FROM (SELECT 1) AS one LEFT JOIN (SELECT id FROM shown LIMIT 100) AS s ON true
    LEFT JOIN claims c ON c.id = s.id LEFT JOIN users u ON u.id = c.claimant_id LEFT JOIN users a ON a.id = c.assigned_to_id
    ORDER BY ${orderBy(query, 'c')}`);
}

const examinedStatement = (actor: Actor): Statement<{ examined: number }> => sql`
  SELECT coalesce(sum(claims), 0)::int AS examined FROM quarantines
  WHERE user_id = ${actor.id}::uuid AND lifted_at IS NULL`;

/**
 * Gives a page of the claims that the actor sees, in this order, and the total. Without a stored count it counts to ten
 * thousand at most; `totalIsMore` says that there are more.
 */
export async function listClaims(actor: Actor, query: ClaimsQuery): Promise<ClaimsPage> {
  const [rows, [{ examined = 0 } = {}]] = await Promise.all([
    lookedFor(query, () => prepared(listStatement(actor, query))),
    isProfessional(actor.role) ? [] : prepared(examinedStatement(actor)),
  ]);
  const claims = rows
    .filter(({ id }) => id)
    .map(({ total: _, totalIsMore: __, ...claim }) => claim);
  const [{ total = 0, totalIsMore = false } = {}] = rows;
  return {
    claims,
    total,
    ...(totalIsMore && { totalIsMore }),
    ...(examined > 0 && { examined }),
  };
}
