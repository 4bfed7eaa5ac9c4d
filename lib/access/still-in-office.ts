import { PortalError } from '@/lib/platform/errors';
import { type Sql, sql } from '@/lib/platform/sql';
import type { Actor } from './actor';
import { isProfessional } from './permissions';

/**
 * Holds a professional's account until the transaction that `rowsOf` asks in ends: whoever switches it off meanwhile waits for it, and what was
 * under way when it was switched off, or given another role, is undone. Throws `unauthenticated` then.
 */
export async function requireStillInOffice(
  rowsOf: (statement: Sql) => Promise<unknown[]>,
  { id, role, status }: Partial<Pick<Actor, 'id' | 'role' | 'status'>>,
) {
  if (!role || !isProfessional(role)) return;
  const held = await rowsOf(
    sql`SELECT id FROM users WHERE id = ${id}::uuid AND role::text = ${role} AND status::text = ${status} FOR SHARE`,
  );
  if (held.length === 0) throw new PortalError('unauthenticated');
}
