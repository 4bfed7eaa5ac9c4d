import type { Actor } from '@/lib/access/actor';
import type { Permission } from '@/lib/access/permissions';
import { visibleIn } from '@/lib/access/visible-claims';
import type { ClaimFilters } from '@/lib/claims/schema';

type Bind = (value: unknown) => string;

const escapeLike = (term: string) => term.replace(/[\\%_]/g, '\\$&');

/** One or two characters have no trigram: reading all the texts is quicker than all of their index. */
const unindexed = (search: string) => ([...search].length < 3 ? 'COLLATE "C"' : '');

/**
 * The part of a term to look up by its trigrams. Those of a number's year and of a mail server's name stand
 * in nearly every text: reading who has them all takes longer than all the rest.
 */
const tellingPart = (search: string) =>
  search.replace(/^clm-\d{4}(?=-\d{3})/i, '').replace(/(?<=[^@]{3}@).+$/, '');

function searched(table: string, search: string, bind: Bind) {
  const like = (text: string, term: string) =>
    `${text} LIKE '%' || lower(${bind(escapeLike(term))}) || '%'`;
  const text = `${table}.search_text`;
  const part = tellingPart(search);
  const indexed = like(`${text} ${unindexed(search)}`, part);
  // Not the column itself, so that the index is asked for the part alone.
  return part === search ? indexed : `${indexed} AND ${like(`(${text} || '')`, search)}`;
}

function conditions(actor: Actor, filters: ClaimFilters, bind: Bind, permission: Permission) {
  const { status, creditorType, assignedToId } = filters;
  const parts = visibleIn(actor, permission, bind);
  if (status) parts.push(`c.status = ${bind(status)}::"ClaimStatus"`);
  if (creditorType) parts.push(`c.creditor_type = ${bind(creditorType)}::"CreditorType"`);
  if (assignedToId === 'unassigned') parts.push('c.assigned_to_id IS NULL');
  else if (assignedToId) parts.push(`c.assigned_to_id = ${bind(assignedToId)}::uuid`);
  return parts;
}

const all = (parts: string[]) => (parts.length > 0 ? parts.join(' AND ') : 'true');

/**
 * The conditions over `claims c`, joined with AND, of what the actor may see, narrowed by what was
 * asked. `bind` keeps a value for the statement and gives what stands for it there.
 */
export function claimsMatching(
  actor: Actor,
  filters: ClaimFilters,
  bind: Bind,
  permission: Permission = 'claim.read',
) {
  const parts = conditions(actor, filters, bind, permission);
  if (filters.search) {
    parts.push(
      `c.id IN (SELECT s.id FROM claim_search s WHERE ${searched('s', filters.search, bind)})`,
    );
  }
  return all(parts);
}

/**
 * The same claims for a list, as what stands after FROM: the keys a list is ordered by, read from the
 * claims, or from the narrow table of what a search looks into.
 */
export function listedClaims(actor: Actor, filters: ClaimFilters, bind: Bind) {
  const parts = conditions(actor, filters, bind, 'claim.read');
  if (!filters.search) return `claims c WHERE ${all(parts)}`;
  return `claim_search c WHERE ${all([...parts, searched('c', filters.search, bind)])}`;
}
