import type { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/audit/write';
import type { Actor } from '@/lib/auth/actor';
import type { Transaction } from '@/lib/db';
import { attachDocuments } from '@/lib/documents/attach';
import type { CreditorType } from '@/lib/forms/field';
import type { FormValues } from './form';

interface NewClaim {
  creditorType: CreditorType;
  claimantId: string;
  values: FormValues;
  documents: string[];
  /** When it was filed, if not now. */
  at?: Date;
}

/** Writes one claim with its documents and its audit entry, in the caller's transaction. Gives its id. */
export async function fileClaim(tx: Transaction, actor: Actor, claim: NewClaim) {
  const { creditorType, claimantId, values, at } = claim;
  const { id } = await tx.claim.create({
    data: {
      creditorType,
      claimantId,
      ...values,
      claimData: values.claimData as Prisma.InputJsonObject,
      ...(at ? { submittedAt: at, updatedAt: at } : {}),
    },
    select: { id: true },
  });
  const documents = await attachDocuments(tx, actor, id, claim.documents);
  await recordAudit(tx, actor, 'claim_submitted', {
    claimId: id,
    details: { creditorType, documents },
    at,
  });
  return id;
}
