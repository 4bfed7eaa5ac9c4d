import 'server-only';
import type { PoolClient } from 'pg';
import type { AuditAction } from '@/generated/prisma/enums';
import type { Actor } from '@/lib/access/actor';
import { requireStillInOffice } from '@/lib/access/still-in-office';
import { fullName } from '@/lib/format/person';

interface Happened {
  actor: Actor;
  action: AuditAction;
  at: Date;
}

/**
 * Adds an entry to the audit trail for each row of a query that gives `claim_id` and `details`, in its
 * order; `values` are the query's $7 and so on. For more entries than a list should hold; otherwise, and
 * for when to call it, see recordAudits.
 */
export async function recordAuditsOf(
  client: PoolClient,
  { actor, action, at }: Happened,
  query: string,
  values: unknown[],
) {
  await requireStillInOffice(
    async ({ text, values }) => (await client.query(text, values)).rows,
    actor,
  );
  const { ipAddress, userAgent } = actor.origin;
  await client.query(
    `INSERT INTO audit_entries (action, claim_id, user_id, user_full_name, ip_address, user_agent, timestamp, details)
     SELECT $1::"AuditAction", entry.claim_id, $2::uuid, $3, $4, $5, $6::timestamptz, entry.details
     FROM (${query}) AS entry (claim_id, details)`,
    [action, actor.id, fullName(actor), ipAddress, userAgent, at, ...values],
  );
}
