import type { PresentedDocument } from '@/lib/documents/present';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { ClaimStatus } from '@/lib/reference/claim-status';
import type { ClaimColumn } from './columns';

/** Everything about one claim, as answers carry it. Money is a string with two decimals, times are ISO 8601. */
export interface PresentedClaim {
  id: string;
  claimNumber: string;
  creditorType: CreditorType;
  creditorName: string;
  claimAmount: string;
  claimDescription: string;
  natureOfClaim: string;
  claimData: Record<string, unknown>;
  status: ClaimStatus;
  reviewNote: string | null;
  /** Why its claimant took it back. */
  withdrawalReason: string | null;
  /** Counts the changes of its form, from 1. */
  version: number;
  isLate: boolean;
  /** Whether its claimant filed it before the address was shown to be theirs. */
  filedBeforeProof: boolean;
  submittedAt: string;
  updatedAt: string;
  assignedToId: string | null;
  assignedTo: { id: string; firstName: string; lastName: string } | null;
  claimant: {
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
  };
  documents: PresentedDocument[];
}

/** A claim in a list: the columns of the list, who filed it, and what its documents come to. */
export interface ListedClaim extends Pick<PresentedClaim, ClaimColumn> {
  claimant: Omit<PresentedClaim['claimant'], 'phone'>;
  documentCount: number;
  claimData: { requiresDocumentUpload?: boolean; documentUploadInstructions?: string };
}
