import { randomUUID } from 'node:crypto';
import type { Prisma } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import { ofClaim, sealInTurns } from '@/lib/claims/identifiers/values';
import { saveHashes } from '@/lib/claims/identifiers/write';
import { attachDocuments } from '@/lib/documents/attach';
import { dayInIndia } from '@/lib/format/date';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { queuePapers } from '@/lib/papers/queue';
import type { Transaction } from '@/lib/platform/db';
import type { ReceivedBy } from '@/lib/reference/received-by';
import type { FormValues } from './form';

interface NewClaim {
  creditorType: CreditorType;
  claimantId: string;
  values: FormValues;
  documents: string[];
  /** When it was filed, if not now. */
  at?: Date;
  /** Who entered it for its claimant, how and when it had come; in whose hands it is from then on. */
  entered?: { by: string; receivedBy: ReceivedBy; receivedAt: Date; assignedToId: string | null };
  /** Of one that came by a transfer: who took the transferee's word down, if not they themselves; since when it counts, and in whose hands it is. */
  transferred?: { by: string | null; receivedAt: Date; assignedToId: string | null };
}

/** A claim that was written and is not in the audit trail yet. */
interface Created {
  id: string;
  entry: { claimId: string; details: Record<string, unknown>; at: Date | undefined };
}

/**
 * Writes one claim with its documents and what the portal says of it in writing, in the caller's transaction, which
 * has yet to {@link recordCreated} it: last, as with all that the trail tells.
 */
export async function createClaim(
  tx: Transaction,
  actor: Actor,
  claim: NewClaim,
): Promise<Created> {
  const { creditorType, claimantId, values, at, entered, transferred } = claim;
  // What is encrypted in a claim belongs to it by its id.
  const id = randomUUID();
  const form = formOf(creditorType);
  await tx.claim.create({
    data: {
      id,
      creditorType,
      claimantId,
      ...values,
      claimData: (await sealInTurns(form, ofClaim(id), values.claimData)) as Prisma.InputJsonObject,
      ...(at ? { submittedAt: at, updatedAt: at } : {}),
      ...(entered
        ? {
            enteredById: entered.by,
            receivedBy: entered.receivedBy,
            submittedAt: entered.receivedAt,
            assignedToId: entered.assignedToId,
          }
        : {}),
      ...(transferred
        ? {
            enteredById: transferred.by,
            submittedAt: transferred.receivedAt,
            assignedToId: transferred.assignedToId,
          }
        : {}),
    },
    select: { id: true },
  });
  await saveHashes(tx, id, form, values.claimData);
  const documents = await attachDocuments(tx, actor, id, claim.documents);
  await queuePapers(tx, [id], ['acknowledgement', 'claim_form']);
  const details = {
    creditorType,
    documents,
    ...(entered
      ? { receivedBy: entered.receivedBy, receivedOn: dayInIndia(entered.receivedAt) }
      : {}),
    ...(transferred ? { receivedOn: dayInIndia(transferred.receivedAt) } : {}),
  };
  return { id, entry: { claimId: id, details, at } };
}

/** Writes the entry of a claim that was created. */
export const recordCreated = (tx: Transaction, actor: Actor, { entry }: Created) =>
  recordAudit(tx, actor, 'claim_submitted', entry);
