import type { Actor } from '@/lib/access/actor';
import type { Permission } from '@/lib/access/permissions';
import { hasOnlyOwnFilings, reachedIn, visibleIn } from '@/lib/access/visible-claims';
import type { ClaimFilters, ClaimsListQuery } from '@/lib/claims/schema';
import { sorts } from '@/lib/claims/sorts';
import { asSearched } from '@/lib/format/as-searched';
import { all, raw, type Sql, sql } from '@/lib/platform/sql';
import { asksSearch, workIn } from './work';

const escapeLike = (term: string) => term.replace(/[\\%_]/g, '\\$&');

/** One or two characters have no trigram: reading all the texts is quicker than all of their index. */
const unindexed = (search: string) => ([...search].length < 3 ? 'COLLATE "C"' : '');

/**
 * The part of a term to look up by its trigrams. Those of a number's year and of a mail server's name stand
 * in nearly every text: reading who has them all takes longer than all the rest.
 */
const tellingPart = (search: string) =>
  search.replace(/^clm-\d{4}(?=-\d{3})/i, '').replace(/(?<=[^@]{3}@).+$/, '');

function searched(table: string, typed: string) {
  const search = asSearched(typed).trim();
  const like = (text: string, term: string) =>
    sql`${raw(text)} LIKE '%' || lower(${escapeLike(term)}) || '%'`;
  const text = `${table}.search_text`;
  const part = tellingPart(search);
  const indexed = like(`${text} ${unindexed(search)}`, part);
  // Not the column itself, so that the index is asked for the part alone.
  return part === search ? indexed : all([indexed, like(`(${text} || '')`, search)]);
}

function conditions(
  actor: Actor,
  visible: Sql,
  filters: ClaimFilters,
  table: 'claims' | 'claim_search',
): Sql[] {
  const { status, creditorType, assignedToId } = filters;
  const parts = [visible, ...workIn(actor, filters, table)];
  if (status) parts.push(sql`c.status = ${status}::"ClaimStatus"`);
  if (creditorType) parts.push(sql`c.creditor_type = ${creditorType}::"CreditorType"`);
  if (assignedToId === 'unassigned') parts.push(sql`c.assigned_to_id IS NULL`);
  else if (assignedToId) parts.push(sql`c.assigned_to_id = ${assignedToId}::uuid`);
  return parts;
}

/**
 * The conditions over `claims c`, joined with AND, of what the actor may see, narrowed by what was asked.
 */
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

/** All the claims among which a search looks, as what stands after FROM, by what the indexes of lists know of them. */
export const walkedClaims = (actor: Actor, { status, creditorType, assignedToId }: ClaimFilters) =>
  sql`claims c WHERE ${claimsMatching(actor, { status, creditorType, assignedToId })}`;

/**
 * The same claims for a list, as what stands after FROM: the keys a list is ordered by, read from the
 * claims, or from the narrow table of what a search looks into.
 */
export function listedClaims(actor: Actor, query: ClaimsListQuery) {
  const asks = query.search || asksSearch(actor, query);
  // Who entered a claim is known of the claims alone.
  if (!asks || !sorts[query.sort].inSearch || hasOnlyOwnFilings(actor))
    return sql`claims c WHERE ${claimsMatching(actor, query)}`;
  const parts = conditions(actor, reachedIn(actor, 'claim.read'), query, 'claim_search');
  if (query.search) parts.push(searched('c', query.search));
  return sql`claim_search c WHERE ${all(parts)}`;
}
