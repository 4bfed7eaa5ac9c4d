import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import { slots } from '@/lib/documents/content/slots';
import { paperBucket } from '@/lib/documents/stored-files';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { type PaperKind, paperNumber } from '@/lib/papers/kinds';
import { db } from '@/lib/platform/db';
import { prepared } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { ClaimStatus } from '@/lib/reference/claim-status';

/** Amounts are in rupees. */
export interface PackedClaim {
  id: string;
  claimNumber: string;
  creditorType: CreditorType;
  creditorName: string;
  claimAmount: string;
  status: ClaimStatus;
  version: number;
  submittedAt: Date;
  withdrawalReason: string | null;
  admitted: string | null;
  assignedTo: string | null;
}

/** A claim to pack; undefined when the actor no longer sees it. */
export async function claimToPack(actor: Actor, id: string) {
  const [claim] = await prepared<PackedClaim>(sql`
    SELECT c.id, c.claim_number AS "claimNumber", c.creditor_type::text AS "creditorType", c.creditor_name AS "creditorName",
      c.claim_amount::text AS "claimAmount", c.status::text, c.version, c.submitted_at AS "submittedAt",
      c.withdrawal_reason AS "withdrawalReason", d.admitted::text, a.first_name || ' ' || a.last_name AS "assignedTo"
    FROM claims c LEFT JOIN determinations d ON d.claim_id = c.id AND d.state = 'confirmed'
      LEFT JOIN users a ON a.id = c.assigned_to_id
    WHERE c.id = ${id}::uuid AND ${visibleIn(actor, 'claim.file')}`);
  return claim;
}

export interface StoredPiece {
  id: string;
  bucket: string;
  wrappedKey: Uint8Array;
  name: string;
  at: Date;
  isDocument: boolean;
}

type UploadsFolder = 'documents' | 'conversation';

const folders: Record<keyof typeof slots, UploadsFolder> = {
  claim: 'documents',
  chat: 'conversation',
};
const slotNames = Object.keys(folders) as (keyof typeof slots)[];

/** Uploaded files for a folder, oldest first. */
export async function uploadsOf(claimId: string, folder: UploadsFolder): Promise<StoredPiece[]> {
  const ofFolder = slotNames.filter((name) => folders[name] === folder);
  const documents = await db.document.findMany({
    where: { claimId, bucketName: { in: ofFolder.map((name) => slots[name].bucketName) } },
    orderBy: [{ uploadedAt: 'asc' }, { id: 'asc' }],
  });
  return documents.map((one) => ({
    id: one.id,
    bucket: one.bucketName,
    wrappedKey: one.wrappedKey,
    name: one.originalFileName,
    at: one.uploadedAt,
    isDocument: true,
  }));
}

export interface PackedPaper extends StoredPiece {
  kind: PaperKind;
}

/** The letters about a claim that are made, oldest first. */
export async function papersOf({ id, claimNumber }: PackedClaim): Promise<PackedPaper[]> {
  const papers = await db.paper.findMany({
    where: { claimId: id, state: 'made' },
    orderBy: { number: 'asc' },
  });
  return papers.flatMap(({ fileId, wrappedKey, madeAt, number, kind }) =>
    fileId && wrappedKey && madeAt
      ? [
          {
            id: fileId,
            bucket: paperBucket,
            wrappedKey,
            name: `${paperNumber(claimNumber, number)}.pdf`,
            at: madeAt,
            isDocument: false,
            kind,
          },
        ]
      : [],
  );
}
