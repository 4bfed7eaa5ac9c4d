import { env } from '@/lib/platform/env';
import { prepared } from '@/lib/platform/query';
import { raw, type Sql, sql } from '@/lib/platform/sql';

/** SQL over a session and its user: a professional's session was idle for `IP_IDLE_MINUTES`. A claimant's never is. */
export function isIdle(session: string, user: string): Sql {
  const minutes = env().IP_IDLE_MINUTES;
  if (minutes === 0) return sql`false`;
  return sql`${raw(user)}.role <> 'claimant'
    AND ${raw(session)}.last_active_at < now() - ${minutes}::int * interval '1 minute'`;
}

/** Ends idle sessions; their pages hear of it at once. */
export async function endIdleSessions() {
  await prepared(sql`
    DELETE FROM sessions s USING users u WHERE u.id = s.user_id AND ${isIdle('s', 'u')}`);
}
