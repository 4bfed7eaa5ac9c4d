import type { Claim, Document, User } from '@/generated/prisma/client';
import { presentDocument } from '@/lib/documents/present';

type Whole = Claim & { claimant: User; assignedTo: User | null; documents: Document[] };

/** Everything about one claim, as answers carry it. Money is a string with two decimals. */
export const presentClaim = (claim: Whole) => ({
  id: claim.id,
  claimNumber: claim.claimNumber,
  creditorType: claim.creditorType,
  creditorName: claim.creditorName,
  claimAmount: claim.claimAmount.toFixed(2),
  claimDescription: claim.claimDescription,
  natureOfClaim: claim.natureOfClaim,
  claimData: claim.claimData as Record<string, unknown>,
  status: claim.status,
  reviewNote: claim.reviewNote,
  isLate: claim.isLate,
  submittedAt: claim.submittedAt.toISOString(),
  updatedAt: claim.updatedAt.toISOString(),
  assignedToId: claim.assignedToId,
  assignedTo: claim.assignedTo && {
    id: claim.assignedTo.id,
    firstName: claim.assignedTo.firstName,
    lastName: claim.assignedTo.lastName,
  },
  claimant: {
    id: claim.claimant.id,
    firstName: claim.claimant.firstName,
    lastName: claim.claimant.lastName,
    email: claim.claimant.email,
    phone: claim.claimant.phone,
  },
  documents: claim.documents.map(presentDocument),
});

export type PresentedClaim = ReturnType<typeof presentClaim>;

/** A claim in a list: all but the form's own fields and the documents themselves. */
export interface ListedClaim {
  id: string;
  claimNumber: string;
  creditorType: PresentedClaim['creditorType'];
  creditorName: string;
  claimAmount: string;
  claimDescription: string;
  natureOfClaim: string;
  status: PresentedClaim['status'];
  isLate: boolean;
  submittedAt: string;
  assignedToId: string | null;
  assignedTo: PresentedClaim['assignedTo'];
  claimant: Omit<PresentedClaim['claimant'], 'phone'>;
  documentCount: number;
  claimData: { requiresDocumentUpload?: boolean; documentUploadInstructions?: string };
}
