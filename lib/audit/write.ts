import 'server-only';
import type { AuditAction } from '@/generated/prisma/enums';
import type { Actor } from '@/lib/access/actor';
import { requireStillInOffice } from '@/lib/access/still-in-office';
import { fullName } from '@/lib/format/person';
import type { Transaction } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { type Sql, sql } from '@/lib/platform/sql';

type Who = Pick<Actor, 'id' | 'firstName' | 'lastName' | 'origin'> &
  Partial<Pick<Actor, 'sessionId' | 'role' | 'status'>>;

interface Entry {
  claimId?: string;
  /** Names, statuses, ids and review notes; never an identifier, a document's name or a secret. */
  details: Record<string, unknown>;
}

/**
 * Adds an entry in the transaction of its change. Write it last: the trail stays locked until commit. `actor` null is the system.
 * Throws `unauthenticated` for an actor signed out or switched off meanwhile; changes of accounts check that themselves.
 */
export const recordAudit = (
  tx: Transaction,
  actor: Who | null,
  action: AuditAction,
  { at, ...entry }: Entry & { at?: Date | undefined },
) => recordAudits(tx, actor, action, [entry], at);

/** Adds an entry for each claim that a change touched, in this order. See {@link recordAudit}. */
export async function recordAudits(
  tx: Transaction,
  actor: Who | null,
  action: AuditAction,
  entries: readonly Entry[],
  at = new Date(),
) {
  if (actor && action !== 'account_changed') await requireStillInOffice(queryIn(tx), actor);
  await queryIn(tx)(entriesAdded(actor, action, entries, { at }));
}

/** SQL that adds entries beside a change, only `when` the change was made. */
export function entriesAdded(
  actor: Who | null,
  action: AuditAction,
  entries: readonly Entry[],
  { at = new Date(), when = sql`true` }: { at?: Date; when?: Sql } = {},
): Sql {
  const { ipAddress = null, userAgent = null } = actor?.origin ?? {};
  return sql`
    INSERT INTO audit_entries (action, claim_id, user_id, user_full_name, ip_address, user_agent, details, timestamp)
    SELECT ${action}::"AuditAction", entry.claim_id, ${actor?.id ?? null}::uuid, ${actor ? fullName(actor) : null}::text,
      ${ipAddress}::text, ${userAgent}::text, entry.details, ${at}::timestamptz
    FROM unnest(${entries.map(({ claimId }) => claimId ?? null)}::uuid[],
      ${entries.map(({ details }) => JSON.stringify(details))}::jsonb[]) WITH ORDINALITY AS entry (claim_id, details, place)
    WHERE ${when} ORDER BY entry.place`;
}
