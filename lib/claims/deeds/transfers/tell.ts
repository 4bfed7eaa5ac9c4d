import 'server-only';
import type { ClaimTransfer, Document } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import type { Allowed } from '@/lib/access/publishable';
import { isProfessional } from '@/lib/access/role';
import { recordAudits } from '@/lib/audit/write';
import { traceOf } from '@/lib/documents/on-claim';
import type { TransferChange } from '@/lib/notifications/kinds/types';
import { notify, notifyTransferee } from '@/lib/notifications/write';
import type { Transaction } from '@/lib/platform/db';

interface Told {
  id: string;
  claimId: string;
  amount: string;
  /** `YYYY-MM-DD`. */
  on: string;
  transfereeEmail: string | null;
  /** The new creditor's claim, once it exists. */
  toClaimId?: string;
  attached?: readonly Document[];
  /** What somebody allowed to be published of the new creditor's name. */
  allowed?: Allowed | null;
}

/** Gives the facts of a transfer that people are told. */
export const toldOf = (
  transfer: Pick<ClaimTransfer, 'id' | 'claimId' | 'amount' | 'transferredOn' | 'transfereeEmail'>,
): Told => ({
  id: transfer.id,
  claimId: transfer.claimId,
  amount: transfer.amount.toFixed(2),
  on: transfer.transferredOn.toISOString().slice(0, 10),
  transfereeEmail: transfer.transfereeEmail,
});

/** What a creditor says, by themselves or on paper. */
const word: readonly TransferChange[] = ['reported', 'agreed', 'declined', 'taken_back'];

/**
 * Tells the professionals and both creditors about a step of a transfer, except the person who took it, and writes it into the
 * trail.
 */
export async function tellOfTransfer(
  tx: Transaction,
  actor: Actor,
  change: TransferChange,
  { id, claimId, amount, on, transfereeEmail, toClaimId, attached = [], allowed }: Told,
  reasons: string | null = null,
) {
  const notice = { type: 'transfer', change, reviewNote: reasons, claimIds: [claimId] } as const;
  await notify(tx, actor, notice);
  // Each party is told what the other says, and whoever has the claim what a colleague entered from paper.
  if (!isProfessional(actor.role)) await notify(tx, actor, { ...notice, to: 'claimant' });
  else if (word.includes(change)) await notify(tx, actor, { ...notice, to: 'office' });
  await notifyTransferee(tx, actor, notice, transfereeEmail);
  const why = reasons ? { reasons } : {};
  const details = { transferId: id, change, amount, on, ...why, ...allowed };
  await recordAudits(
    tx,
    actor,
    'document_uploaded',
    attached.map((document) => ({ claimId, details: traceOf(document) })),
  );
  const claims = [claimId, ...(toClaimId ? [toClaimId] : [])];
  await recordAudits(
    tx,
    actor,
    'claim_transfer',
    claims.map((each) => ({ claimId: each, details })),
  );
}
