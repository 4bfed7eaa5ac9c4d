import type { Actor } from '@/lib/access/actor';
import { claimsVisibleTo } from '@/lib/access/visible-claims';
import { db } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import type { AuditQuery } from './schema';

/** Up to `limit` entries about a claim, newest first, only those before `before` when it is given. Throws `not_found`. */
export async function auditOfClaim(actor: Actor, claimId: string, { before, limit }: AuditQuery) {
  const claim = await db.claim.findFirst({
    where: { id: claimId, ...claimsVisibleTo(actor, 'claim.audit') },
    select: { id: true },
  });
  if (!claim) throw notFound('claim');
  const entries = await db.auditEntry.findMany({
    where: { claimId, ...(before ? { id: { lt: BigInt(before) } } : {}) },
    orderBy: { id: 'desc' },
    take: limit,
  });
  return entries.map((entry) => ({
    id: entry.id.toString(),
    action: entry.action,
    timestamp: entry.timestamp.toISOString(),
    details: entry.details as Record<string, unknown>,
    userFullName: entry.userFullName ?? 'System',
    ipAddress: entry.ipAddress,
    userAgent: entry.userAgent,
  }));
}

export type PresentedAuditEntry = Awaited<ReturnType<typeof auditOfClaim>>[number];
