import type { AuditAction } from '@/generated/prisma/enums';
import type { Actor } from '@/lib/auth/actor';
import type { Transaction } from '@/lib/db';

type Who = Pick<Actor, 'id' | 'firstName' | 'lastName' | 'origin'>;

interface Entry {
  claimId?: string;
  /** Names, statuses, ids and review notes; never an identifier, a document's name or a secret. */
  details: Record<string, unknown>;
  /** When it happened, if not now. */
  at?: Date | undefined;
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
  { claimId, details, at }: Entry,
) {
  const name = actor ? `${actor.firstName} ${actor.lastName}` : null;
  const { ipAddress = null, userAgent = null } = actor?.origin ?? {};
  await tx.$executeRaw`
    INSERT INTO audit_entries (action, claim_id, user_id, user_full_name, ip_address, user_agent, details, timestamp)
    VALUES (${action}::"AuditAction", ${claimId ?? null}::uuid, ${actor?.id ?? null}::uuid, ${name}, ${ipAddress},
            ${userAgent}, ${JSON.stringify(details)}::jsonb, ${at ?? new Date()})`;
}
