import type { AuditAction } from '@/generated/prisma/enums';
import type { Actor } from '@/lib/auth/actor';
import type { Transaction } from '@/lib/db';

type Who = Pick<Actor, 'id' | 'firstName' | 'lastName' | 'origin'>;

interface Entry {
  claimId?: string;
  /** Names, statuses and ids; never an identifier, an amount of text a person typed, or a secret. */
  details: Record<string, unknown>;
}

/**
 * Adds one entry to the audit trail, in the transaction of the change it tells of. The database
 * numbers and chains it under a lock kept until commit, so write it last.
 * `actor` null means the system itself.
 */
export async function recordAudit(
  tx: Transaction,
  actor: Who | null,
  action: AuditAction,
  entry: Entry,
) {
  await recordAudits(tx, actor, action, [entry]);
}

/** Adds several entries of one action at once; see {@link recordAudit}. */
export async function recordAudits(
  tx: Transaction,
  actor: Who | null,
  action: AuditAction,
  entries: Entry[],
) {
  const name = actor ? `${actor.firstName} ${actor.lastName}` : null;
  await tx.$executeRaw`
    INSERT INTO audit_entries (action, claim_id, user_id, user_full_name, ip_address, user_agent, details)
    SELECT ${action}::"AuditAction", entry.claim_id, ${actor?.id ?? null}::uuid, ${name}, ${actor?.origin.ipAddress ?? null},
           ${actor?.origin.userAgent ?? null}, entry.details
    FROM unnest(${entries.map((entry) => entry.claimId ?? null)}::uuid[], ${entries.map((entry) => JSON.stringify(entry.details))}::jsonb[])
         AS entry (claim_id, details)`;
}
