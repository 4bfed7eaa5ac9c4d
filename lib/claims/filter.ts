import type { Actor } from '@/lib/auth/actor';
import type { Permission } from '@/lib/auth/permissions';
import type { ClaimFilters } from './schema';
import { visibleIn } from './visible';

const escapeLike = (term: string) => term.replace(/[\\%_]/g, '\\$&');

/**
 * The conditions over `claims c`, joined with AND, of what the actor may see, narrowed by what was
 * asked. `bind` keeps a value for the statement and gives its place in it.
 */
export function claimsMatching(
  actor: Actor,
  filters: ClaimFilters,
  bind: (value: unknown) => string,
  permission: Permission = 'claim.read',
) {
  const { status, creditorType, assignedToId, search } = filters;
  const parts = visibleIn(actor, permission, bind);
  if (status) parts.push(`c.status = ${bind(status)}::"ClaimStatus"`);
  if (creditorType) parts.push(`c.creditor_type = ${bind(creditorType)}::"CreditorType"`);
  if (assignedToId === 'unassigned') parts.push('c.assigned_to_id IS NULL');
  else if (assignedToId) parts.push(`c.assigned_to_id = ${bind(assignedToId)}::uuid`);
  if (search) parts.push(`c.search_text LIKE '%' || lower(${bind(escapeLike(search))}) || '%'`);
  return parts.length > 0 ? parts.join(' AND ') : 'true';
}
