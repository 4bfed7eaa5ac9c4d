import 'server-only';
import type { PoolClient } from 'pg';
import type { AuditAction } from '@/generated/prisma/enums';
import type { Actor } from '@/lib/access/actor';
import { requireStillInOffice } from '@/lib/access/still-in-office';
import { fullName } from '@/lib/format/person';
import { queryIn } from '@/lib/platform/query';
import { type Sql, sql } from '@/lib/platform/sql';

interface Happened {
  actor: Actor;
  action: AuditAction;
  at: Date;
}

/** {@link recordAudits} for very many entries, from a query that gives `claim_id` and `details`. */
export async function recordAuditsOf(
  client: PoolClient,
  { actor, action, at }: Happened,
  query: Sql,
) {
  const ask = queryIn(client);
  await requireStillInOffice(ask, actor);
  const { ipAddress, userAgent } = actor.origin;
  await ask(sql`
    INSERT INTO audit_entries (action, claim_id, user_id, user_full_name, ip_address, user_agent, timestamp, details)
    SELECT ${action}::"AuditAction", entry.claim_id, ${actor.id}::uuid, ${fullName(actor)}, ${ipAddress}, ${userAgent},
      ${at}::timestamptz, entry.details
    FROM (${query}) AS entry (claim_id, details)`);
}
