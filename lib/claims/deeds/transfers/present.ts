import type { TransferState } from '@/generated/prisma/enums';

export type { TransferState };

export type TransferDeed = 'answer' | 'take_back' | 'accept' | 'refuse';

interface Person {
  id: string;
  firstName: string;
  lastName: string;
}

interface DocumentOfTransfer {
  id: string;
  name: string;
  mimeType: string;
}

/** A transfer of debt in an answer; days are `YYYY-MM-DD`. */
export interface PresentedTransfer {
  id: string;
  /** From this claim, or to this claim or this person. */
  direction: 'from' | 'to';
  state: TransferState;
  amount: string;
  on: string;
  /** The day by which both parties have to report it. */
  reportBy: string;
  reportedOn: string;
  answeredOn: string | null;
  closedOn: string | null;
  /** The day from which lists count it, once it is accepted. */
  effectiveOn: string | null;
  /** `email` is null for the new creditor, who knows it. */
  transferee: { name: string; email: string | null };
  /** `id` is null for people who do not see that claim. */
  from: { id: string | null; claimNumber: string; name: string };
  to: { id: string; claimNumber: string } | null;
  /** What the new creditor says of themselves. */
  relatedParty: boolean | null;
  deed: DocumentOfTransfer;
  /** Why it was refused. */
  reasons: string | null;
  next: TransferDeed[];
  /** For professionals only: the paper with the new creditor's answer, and who did what. */
  paper?: DocumentOfTransfer | null;
  by?: Record<'reported' | 'answered' | 'proposed' | 'closed', Person | null>;
}

/** The transfers of a claim, newest first, and how much may still be reported; null when nothing may. */
export interface TransfersOfClaim {
  transfers: PresentedTransfer[];
  left: string | null;
}
