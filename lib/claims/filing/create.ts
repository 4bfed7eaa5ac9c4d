import { randomUUID } from 'node:crypto';
import type { Prisma } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import { ofClaim, sealInTurns } from '@/lib/claims/identifiers/values';
import { saveHashes } from '@/lib/claims/identifiers/write';
import { attachDocuments } from '@/lib/documents/attach';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import type { Transaction } from '@/lib/platform/db';
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
export async function createClaim(tx: Transaction, actor: Actor, claim: NewClaim) {
  const { creditorType, claimantId, values, at } = claim;
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
    },
    select: { id: true },
  });
  await saveHashes(tx, id, form, values.claimData);
  const documents = await attachDocuments(tx, actor, id, claim.documents);
  await recordAudit(tx, actor, 'claim_submitted', {
    claimId: id,
    details: { creditorType, documents },
    at,
  });
  return id;
}
