import type { ChangeKind, ObjectionState } from '@/generated/prisma/enums';
import type { PresentedDocument } from '@/lib/documents/present';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { Language } from '@/lib/i18n/language';
import type { LateStanding } from '@/lib/law/late-track';
import type { ClaimStatus } from '@/lib/reference/claim-status';
import type { ReceivedBy } from '@/lib/reference/received-by';
import type { ClaimColumn } from './columns';
import type { DeterminationInShort } from './determination';
import type { KeptFlag } from './flags/flag-names';
import type { ClaimFlag } from './flags/flags';
import type { SetAside } from './set-aside-columns';

export interface ChangesInShort {
  count: number;
  /** The kinds of the open requests. */
  open: ChangeKind[];
}

/** What waits for a claimant and only the database knows. */
export interface Awaited {
  /**
   * The last day to object to the newest published list (`YYYY-MM-DD`), if that has the claim, the day is not over and nobody
   * has objected yet.
   */
  objectUntil: string | null;
  /** Letters about a decision that the claimant has not opened. */
  letters: number;
  /** Since when the claimant waits for the answer to an objection, and to a request for a change (`YYYY-MM-DD`); null for none. */
  objectedOn: string | null;
  askedOn: string | null;
}

/** A claim in an answer. Money is a string with two decimals, times are ISO 8601. */
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
  withdrawalReason: string | null;
  /** The professional who noted the withdrawal for its claimant, if one did. */
  withdrawalNotedBy: { id: string; firstName: string; lastName: string } | null;
  /** Of its form, from 1. */
  version: number;
  isLate: boolean;
  /** Null for a claim that never was on the late track. */
  lateTrack: LateStanding | null;
  /** For a claim that a professional entered by hand; `submittedAt` is then the day it came. */
  receivedBy: ReceivedBy | null;
  /** For professionals: who entered it for its claimant. */
  enteredBy: { id: string; firstName: string; lastName: string } | null;
  /** Its claimant filed it before they confirmed their address. */
  filedBeforeProof: boolean;
  /** In quarantine only the person who filed it sees it, and nobody can change it. */
  beingExamined: boolean;
  submittedAt: string;
  updatedAt: string;
  assignedToId: string | null;
  assignedTo: { id: string; firstName: string; lastName: string } | null;
  claimant: {
    id: string;
    firstName: string;
    lastName: string;
    /** Null for a creditor from paper who has no account. */
    email: string | null;
    phone: string | null;
  };
  /** For professionals: the language in which its claimant reads and gets letters; null without an account. */
  claimantLanguage: Language | null;
  documents: PresentedDocument[];
  /** Its newest determination; for its claimant the one in force. */
  determination: DeterminationInShort | null;
  /** The number of the newest published list of creditors, if that has the claim. */
  listedIn: number | null;
  /** Of the newest objection to its row of a list. */
  objection: ObjectionState | null;
  changes: ChangesInShort;
  /** For its claimant only. */
  awaited: Awaited | null;
  /** The day to verify it by (`YYYY-MM-DD`), once the last date for claims is known. */
  verifyBy: string | null;
  /** This professional may correct a claim entered from paper, and invite its creditor. */
  correctable: boolean;
  /** For professionals: that it has left its queue of the desk for a while; null while it has not, and for its claimant. */
  setAside: SetAside | null;
  /** For professionals; empty for its claimant. */
  flagged: ClaimFlag[];
}

/** A claim in a list: the list's columns, who filed it, and its number of documents. */
export interface ListedClaim
  extends Pick<PresentedClaim, ClaimColumn | 'determination' | 'verifyBy'> {
  claimant: Omit<PresentedClaim['claimant'], 'phone'>;
  documentCount: number;
  claimData: {
    requiresDocumentUpload?: boolean;
    documentUploadInstructions?: string;
    missingFields?: string[];
  };
  /** For professionals only. */
  flags?: Record<KeptFlag, boolean>;
  /** For its claimant only: how many questions are open, and the first day to answer by (`YYYY-MM-DD`); null for none. */
  asked?: { count: number; due: string } | null;
  /** For its claimant only: they filed it before they confirmed their address, which they have done since. */
  filedBeforeProof?: boolean;
  /** For its claimant only: the number of the newest published list of creditors, if that has the claim. */
  listedIn?: number | null;
  /** For its claimant only. */
  awaited?: Awaited | null;
}
