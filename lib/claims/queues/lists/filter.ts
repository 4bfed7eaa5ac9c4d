import type { Actor } from '@/lib/access/actor';
import type { Permission } from '@/lib/access/permissions';
import { hasOnlyOwnFilings, reachedIn, visibleIn } from '@/lib/access/visible-claims';
import { searched, tells } from '@/lib/claims/queues/search/searched';
import type { ClaimFilters, ClaimsListQuery } from '@/lib/claims/records/schema';
import { sorts } from '@/lib/claims/records/sorts';
import { asSearched } from '@/lib/format/as-searched';
import { all, type Sql, sql, words } from '@/lib/platform/sql';
import { begins, sounds } from '@/lib/platform/sql-search';
import { openStatuses } from '@/lib/reference/claim-status';
import { asksSearch, workIn } from './work';

function conditions(
  actor: Actor,
  visible: Sql,
  filters: ClaimFilters,
  table: 'claims' | 'claim_search',
): Sql[] {
  const { status, creditorType, assignedToId } = filters;
  const parts = [visible, ...workIn(actor, filters, table)];
  if (status === 'pending') parts.push(sql`c.status IN (${words(openStatuses)})`);
  else if (status) parts.push(sql`c.status = ${status}::"ClaimStatus"`);
  if (creditorType) parts.push(sql`c.creditor_type = ${creditorType}::"CreditorType"`);
  if (assignedToId === 'unassigned') parts.push(sql`c.assigned_to_id IS NULL`);
  else if (assignedToId) parts.push(sql`c.assigned_to_id = ${assignedToId}::uuid`);
  return parts;
}

/** SQL over `claims c` for what the actor may see and the filters leave. */
export function claimsMatching(
  actor: Actor,
  filters: ClaimFilters,
  permission: Permission = 'claim.read',
) {
  const parts = conditions(actor, visibleIn(actor, permission), filters, 'claims');
  if (filters.search) {
    parts.push(
      sql`c.id IN (SELECT s.id FROM claim_search s WHERE ${searched('s', filters.search)})`,
    );
  }
  return all(parts);
}

/** The claims that a search walks through, as a FROM clause; uses only filters that the indexes of lists have. */
export const walkedClaims = (actor: Actor, { status, creditorType, assignedToId }: ClaimFilters) =>
  sql`claims c WHERE ${claimsMatching(actor, { status, creditorType, assignedToId })}`;

/**
 * The same claims for a list, as a FROM clause: the sort keys, read from the claims or from the narrow search table. `near` finds names with a
 * wrong letter too.
 */
export function listedClaims(actor: Actor, query: ClaimsListQuery, near = false) {
  const asks = query.search || asksSearch(actor, query);
  // Only the claims themselves say who entered them.
  if (!asks || !sorts[query.sort].inSearch || hasOnlyOwnFilings(actor))
    return sql`claims c WHERE ${claimsMatching(actor, query)}`;
  return inSearchTable(actor, query, query.search ? searched('c', query.search, near) : sql`true`);
}

const inSearchTable = (actor: Actor, query: ClaimsListQuery, found: Sql) =>
  sql`claim_search c WHERE ${all([...conditions(actor, reachedIn(actor, 'claim.read'), query, 'claim_search'), found])}`;

/**
 * Those of them whose name sounds as the search does, or that have a word with these first letters, as a FROM clause: the quickest to find.
 * Where they alone are more than are counted, nothing else is looked up.
 */
export function heardClaims(actor: Actor, query: ClaimsListQuery): Sql | undefined {
  const text = asSearched(query.search ?? '').trim();
  if (!query.search || !text || hasOnlyOwnFilings(actor)) return undefined;
  const heard = tells(text)
    ? sounds('c.name_keys', 'c.search_text', query.search)
    : begins('c.search_text', text);
  return inSearchTable(actor, query, heard);
}
