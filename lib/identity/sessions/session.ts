import { randomUUID } from 'node:crypto';
import type { Actor, Origin } from '@/lib/access/actor';
import { provenIn } from '@/lib/access/proven-address';
import type { Role } from '@/lib/access/role';
import { hasSecondFactor } from '@/lib/identity/authentication/second-factors';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { PortalError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { prepared, type Statement } from '@/lib/platform/query';
import { raw, sql } from '@/lib/platform/sql';
import { isIdle } from './idle';
import { readToken, sessionSeconds, tokenFor } from './token';

/** The id and the end of a session that begins now. */
export const newSession = () => ({
  id: randomUUID(),
  expiresAt: new Date(Date.now() + sessionSeconds * 1000),
});

/** Creates a session for a person and gives its token. */
export async function startSession(user: { id: string; role: Role }, origin: Origin) {
  const { id } = await db.session.create({
    data: { ...newSession(), userId: user.id, ...origin },
    select: { id: true },
  });
  return tokenOf(id, user.role);
}

/** The token of a session. */
export const tokenOf = (sessionId: string, role: Role) =>
  tokenFor(env().AUTH_SECRET, sessionId, role);

/** Ends a session; its token is invalid from now on. */
export async function endSession(sessionId: string) {
  await db.session.deleteMany({ where: { id: sessionId } });
}

type ActorRow = Omit<Actor, 'origin'> & { seenLongAgo: boolean; activeLongAgo: boolean };

/** The statement behind `actorOf`. */
export const actorStatement = (sessionId: string): Statement<ActorRow> => sql`
  SELECT u.id, s.id AS "sessionId", u.role, u.status, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
    ${provenIn('u')} AS "emailProven", ${raw(hasSecondFactor('u.id'))} AS "secondFactor",
    s.last_seen_at < now() - interval '5 minutes' AS "seenLongAgo",
    s.last_active_at < now() - interval '1 minute' AS "activeLongAgo"
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.id = ${sessionId} AND s.expires_at > now() AND NOT (${isIdle('s', 'u')})`;

// No request waits for this, or for the disk. Of many requests at once only the first writes.
function noteSeen(sessionId: string, active: boolean) {
  prepared(sql`
    WITH soon AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
    UPDATE sessions SET last_seen_at = now(),
      last_active_at = CASE WHEN ${active}::boolean THEN now() ELSE last_active_at END FROM soon
    WHERE id = ${sessionId} AND (last_seen_at < now() - interval '5 minutes'
      OR ${active}::boolean AND last_active_at < now() - interval '1 minute')`).catch((error) => {
    log.debug({ err: error }, 'a session was not noted as seen');
  });
}

/** The person of a bearer token. `active` is false when a page asks by itself. Throws `unauthenticated`. */
export async function actorOf(
  authorization: string | null,
  origin: Origin,
  active = true,
): Promise<Actor> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  const claims = token ? await readToken(env().AUTH_SECRET, token) : null;
  const [row] = claims ? await prepared(actorStatement(claims.sid)) : [];
  if (!row) throw new PortalError('unauthenticated');
  const { seenLongAgo, activeLongAgo, ...actor } = row;
  if (seenLongAgo || (active && activeLongAgo)) noteSeen(actor.sessionId, active);
  return { ...actor, origin };
}
