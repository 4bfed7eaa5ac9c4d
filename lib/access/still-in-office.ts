import { PortalError } from '@/lib/platform/errors';
import { type Sql, sql } from '@/lib/platform/sql';
import type { Actor } from './actor';
import { isProfessional } from './role';

/**
 * Locks the session that the actor uses, and a professional's account, until the transaction of `rowsOf` ends: ending the
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
  // The account comes before the session, as in the code that takes both away; in the other order each would wait for the
  // other.
  if (role && isProfessional(role))
    await requireHeld(
      sql`SELECT id FROM users WHERE id = ${id}::uuid AND role::text = ${role} AND status::text = ${status} FOR SHARE`,
    );
  // This lock lets others note that the session was just used. Work that runs by itself has no session.
  if (sessionId)
    await requireHeld(sql`SELECT id FROM sessions WHERE id = ${sessionId}::uuid FOR KEY SHARE`);
}
