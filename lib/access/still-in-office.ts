import { PortalError } from '@/lib/platform/errors';
import { type Sql, sql } from '@/lib/platform/sql';
import type { Actor } from './actor';
import { isProfessional } from './role';

/**
 * Locks the actor's session and a professional's account until the transaction of `rowsOf` ends, so that taking them away waits.
 * Throws `unauthenticated` if either, or a change of role, came first.
 */
export async function requireStillInOffice(
  rowsOf: (statement: Sql) => Promise<unknown[]>,
  { id, sessionId, role, status }: Partial<Pick<Actor, 'id' | 'sessionId' | 'role' | 'status'>>,
) {
  const requireHeld = async (statement: Sql) => {
    if ((await rowsOf(statement)).length === 0) throw new PortalError('unauthenticated');
  };
  // Account before session, as in the code that takes both away; otherwise each would wait for the other.
  if (role && isProfessional(role))
    await requireHeld(
      sql`SELECT id FROM users WHERE id = ${id}::uuid AND role::text = ${role} AND status::text = ${status} FOR SHARE`,
    );
  // This lock lets others note that the session was just used. Work that runs by itself has no session.
  if (sessionId)
    await requireHeld(sql`SELECT id FROM sessions WHERE id = ${sessionId}::uuid FOR KEY SHARE`);
}
