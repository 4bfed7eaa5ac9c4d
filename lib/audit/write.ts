import type { AuditAction } from '@/generated/prisma/enums';
import type { Actor } from '@/lib/auth/actor';
import type { Transaction } from '@/lib/db';

type Who = Pick<Actor, 'id' | 'firstName' | 'lastName' | 'origin'>;

interface Entry {
  claimId?: string;
  /** Names, statuses, ids and review notes; never an identifier, a document's name or a secret. */
  details: Record<string, unknown>;
}

/**
 * Adds one entry to the audit trail, in the transaction of the change it tells of. The database
 * numbers and chains it under a lock kept until commit, so write it last.
 * `actor` null means the system itself.
 */
export const recordAudit = (
  tx: Transaction,
  actor: Who | null,
  action: AuditAction,
  { at, ...entry }: Entry & { /** When it happened, if not now. */ at?: Date | undefined },
) => recordAudits(tx, actor, action, [entry], at);

/** Adds an entry for each claim that one change touched, in this order. See {@link recordAudit}. */
export async function recordAudits(
  tx: Transaction,
  actor: Who | null,
  action: AuditAction,
  entries: readonly Entry[],
  at = new Date(),
) {
  const name = actor ? `${actor.firstName} ${actor.lastName}` : null;
  const { ipAddress = null, userAgent = null } = actor?.origin ?? {};
  const claimIds = entries.map(({ claimId }) => claimId ?? null);
  const details = entries.map((entry) => JSON.stringify(entry.details));
  await tx.$executeRaw`
    INSERT INTO audit_entries (action, claim_id, user_id, user_full_name, ip_address, user_agent, details, timestamp)
    SELECT ${action}::"AuditAction", entry.claim_id, ${actor?.id ?? null}::uuid, ${name}, ${ipAddress}, ${userAgent},
           entry.details, ${at}::timestamptz
    FROM unnest(${claimIds}::uuid[], ${details}::jsonb[]) WITH ORDINALITY AS entry (claim_id, details, place)
    ORDER BY entry.place`;
}
