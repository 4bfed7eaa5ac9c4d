import type { DeterminationInShort } from '@/lib/claims/determinations/present';
import type { PresentedDocument } from '@/lib/documents/present';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { LateStanding } from '@/lib/law/late-track';
import type { ClaimStatus } from '@/lib/reference/claim-status';
import type { ReceivedBy } from '@/lib/reference/received-by';
import type { ClaimColumn } from './columns';
import type { KeptFlag } from './flags/flag-names';
import type { ClaimFlag } from './flags/flags';
import type { ObjectionState } from './objections/present';

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
  /** Where it stands on the track of late claims; null for one that is not on it and never was. */
  lateTrack: LateStanding | null;
  /** How it came, where a professional entered it by hand; it was submitted on the day on which it came. */
  receivedBy: ReceivedBy | null;
  /** Who entered it for its claimant, for professionals. */
  enteredBy: { id: string; firstName: string; lastName: string } | null;
  /** Whether its claimant filed it before the address was shown to be theirs. */
  filedBeforeProof: boolean;
  /** Whether it is in quarantine, where only whoever filed it sees it, and nobody changes it. */
  beingExamined: boolean;
  submittedAt: string;
  updatedAt: string;
  assignedToId: string | null;
  assignedTo: { id: string; firstName: string; lastName: string } | null;
  claimant: {
    id: string;
    firstName: string;
    lastName: string;
    /** None of a creditor whose claim was entered from paper, and who has no account. */
    email: string | null;
    phone: string | null;
  };
  documents: PresentedDocument[];
  /** Its newest determination; to its claimant the one in force. */
  determination: DeterminationInShort | null;
  /** The number of the newest published list of creditors, where the claim is in it. */
  listedIn: number | null;
  /** How the newest objection to its row of a list stands. */
  objection: ObjectionState | null;
  /** The day by which it is to be verified (`YYYY-MM-DD`), once the last date for claims is known. */
  verifyBy: string | null;
  /** Whether this professional may put right what was entered from paper, and invite its creditor. */
  correctable: boolean;
  /** What is to be looked at twice, for professionals; to its claimant nothing. */
  flagged: ClaimFlag[];
}

/** A claim in a list: the columns of the list, who filed it, and what its documents come to. */
export interface ListedClaim
  extends Pick<PresentedClaim, ClaimColumn | 'determination' | 'verifyBy'> {
  claimant: Omit<PresentedClaim['claimant'], 'phone'>;
  documentCount: number;
  claimData: { requiresDocumentUpload?: boolean; documentUploadInstructions?: string };
  /** To professionals alone. */
  flags?: Record<KeptFlag, boolean>;
  /** To its claimant alone: how many questions wait for an answer, and by when (`YYYY-MM-DD`) the first of them; null for none. */
  asked?: { count: number; due: string } | null;
  /** To its claimant alone: whether it was filed before the address was shown to be theirs, which it is by now. */
  filedBeforeProof?: boolean;
  /** To its claimant alone: the number of the newest published list of creditors, where the claim is in it. */
  listedIn?: number | null;
}
