import 'server-only';
import type { AuditAction } from '@/generated/prisma/enums';
import type { Actor } from '@/lib/access/actor';
import { requireStillInOffice } from '@/lib/access/still-in-office';
import { fullName } from '@/lib/format/person';
import type { Transaction } from '@/lib/platform/db';

type Who = Pick<Actor, 'id' | 'firstName' | 'lastName' | 'origin'> &
  Partial<Pick<Actor, 'sessionId' | 'role' | 'status'>>;

interface Entry {
  claimId?: string;
  /** Names, statuses, ids and review notes; never an identifier, a document's name or a secret. */
  details: Record<string, unknown>;
}

/**
 * Adds one entry to the audit trail, in the transaction of the change. The database numbers and chains it under a lock kept
 * until commit, so write it last. `actor` null means the system. Throws `unauthenticated` for somebody signed out or switched
 * off meanwhile; changes of accounts check that themselves.
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
  if (actor && action !== 'account_changed')
    await requireStillInOffice((statement) => tx.$queryRaw(statement), actor);
  await tx.$executeRawUnsafe(insertEntries, ...entryValues(actor, action, entries, at));
}

/**
 * What adds entries, for a statement that does it together with the change, and only `when` that was made; `$1` to
 * `$8` are `entryValues`.
 */
export const insertEntriesWhen = (when: string) => `
  INSERT INTO audit_entries (action, claim_id, user_id, user_full_name, ip_address, user_agent, details, timestamp)
  SELECT $1::"AuditAction", entry.claim_id, $2::uuid, $3::text, $4::text, $5::text, entry.details, $6::timestamptz
  FROM unnest($7::uuid[], $8::jsonb[]) WITH ORDINALITY AS entry (claim_id, details, place)
  WHERE ${when} ORDER BY entry.place`;

const insertEntries = insertEntriesWhen('true');

/** The values of `insertEntries`. */
export function entryValues(
  actor: Who | null,
  action: AuditAction,
  entries: readonly Entry[],
  at = new Date(),
) {
  const { ipAddress = null, userAgent = null } = actor?.origin ?? {};
  return [
    action,
    actor?.id ?? null,
    actor ? fullName(actor) : null,
    ipAddress,
    userAgent,
    at,
    entries.map(({ claimId }) => claimId ?? null),
    entries.map((entry) => JSON.stringify(entry.details)),
  ];
}
