import { randomUUID } from 'node:crypto';
import type { Prisma } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import type { Allowed } from '@/lib/access/publishable';
import { recordAudit } from '@/lib/audit/write';
import { ofClaim, sealInTurns } from '@/lib/claims/records/identifiers/values';
import { saveHashes } from '@/lib/claims/records/identifiers/write';
import { attachDocuments } from '@/lib/documents/attach';
import { dayInIndia } from '@/lib/format/date';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { formEdition } from '@/lib/forms/edition';
import { queuePapers } from '@/lib/papers/queue';
import type { Transaction } from '@/lib/platform/db';
import type { ReceivedBy } from '@/lib/reference/received-by';
import type { FormValues } from './form';

interface NewClaim {
  creditorType: CreditorType;
  claimantId: string;
  values: FormValues;
  documents: string[];
  /** What somebody allowed to be published of its names. */
  allowed?: Allowed | null;
  /** When it was filed, if not now. */
  at?: Date;
  /** Who entered it, how and when it came, and who it is assigned to. */
  entered?: { by: string; receivedBy: ReceivedBy; receivedAt: Date; assignedToId: string | null };
  /**
   * For a claim that a transfer makes: who recorded the new creditor's answer, if not they themselves, the day from which it
   * counts, and who it is assigned to.
   */
  transferred?: { by: string | null; receivedAt: Date; assignedToId: string | null };
}

/** Saved, but not in the audit trail yet. */
interface Created {
  id: string;
  entry: { claimId: string; details: Record<string, unknown>; at: Date | undefined };
}

/**
 * Saves a claim with its documents and queues its papers, in the caller's transaction. The caller must call
 * {@link recordCreated} last, because the trail's entries come last.
 */
export async function createClaim(
  tx: Transaction,
  actor: Actor,
  claim: NewClaim,
): Promise<Created> {
  const { creditorType, claimantId, values, at, entered, transferred } = claim;
  // The encrypted values of a claim are bound to its id.
  const id = randomUUID();
  const form = formOf(creditorType);
  await tx.claim.create({
    data: {
      id,
      creditorType,
      claimantId,
      ...values,
      claimData: (await sealInTurns(form, ofClaim(id), values.claimData)) as Prisma.InputJsonObject,
      formEdition: formEdition.number,
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
    ...claim.allowed,
  };
  return { id, entry: { claimId: id, details, at } };
}

/** Writes a new claim's entry into the trail. */
export const recordCreated = (tx: Transaction, actor: Actor, { entry }: Created) =>
  recordAudit(tx, actor, 'claim_submitted', entry);
