import { PortalError } from '@/lib/platform/errors';
import { type Sql, sql } from '@/lib/platform/sql';
import type { Actor } from './actor';
import { isProfessional } from './role';

/**
 * Locks the session that somebody acts in, and a professional's account, until the transaction of `rowsOf` ends: ending the
 * session or switching the account off waits for it. Throws `unauthenticated`, which undoes the change, if that or a change of
 * role happened before.
 */
export async function requireStillInOffice(
  rowsOf: (statement: Sql) => Promise<unknown[]>,
  { id, sessionId, role, status }: Partial<Pick<Actor, 'id' | 'sessionId' | 'role' | 'status'>>,
) {
  const requireHeld = async (statement: Sql) => {
    if ((await rowsOf(statement)).length === 0) throw new PortalError('unauthenticated');
  };
  // In the order in which whoever takes both away changes them: the other way round each would wait for the other.
  if (role && isProfessional(role))
    await requireHeld(
      sql`SELECT id FROM users WHERE id = ${id}::uuid AND role::text = ${role} AND status::text = ${status} FOR SHARE`,
    );
  // That it was just seen may be noted meanwhile. Work that goes on by itself has none.
  if (sessionId)
    await requireHeld(sql`SELECT id FROM sessions WHERE id = ${sessionId}::uuid FOR KEY SHARE`);
}
