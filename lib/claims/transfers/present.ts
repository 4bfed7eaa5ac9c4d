/** Where a transfer of debt stands: reported, agreed to and proposed are open, the others closed. */
export type TransferState =
  | 'reported'
  | 'agreed'
  | 'proposed'
  | 'accepted'
  | 'refused'
  | 'declined'
  | 'taken_back';

/** What somebody may do with a transfer now. */
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

/** A transfer of debt as answers carry it; days are `YYYY-MM-DD`. */
export interface PresentedTransfer {
  id: string;
  /** From the claim that was asked for, or to it, or to whoever asks. */
  direction: 'from' | 'to';
  state: TransferState;
  amount: string;
  /** The day on which the debt went over. */
  on: string;
  /** The day by which both parties report it. */
  reportBy: string;
  reportedOn: string;
  answeredOn: string | null;
  closedOn: string | null;
  /** The day from which lists go by it, once it is accepted. */
  effectiveOn: string | null;
  /** The address is not told to whoever has it. */
  transferee: { name: string; email: string | null };
  /** The id of a claim only for who sees it. */
  from: { id: string | null; claimNumber: string; name: string };
  to: { id: string; claimNumber: string } | null;
  /** What the transferee says of themselves. */
  relatedParty: boolean | null;
  deed: DocumentOfTransfer;
  /** Why it was refused. */
  reasons: string | null;
  next: TransferDeed[];
  /** To professionals alone: the paper with the transferee's word, and who did what. */
  paper?: DocumentOfTransfer | null;
  by?: Record<'reported' | 'answered' | 'proposed' | 'closed', Person | null>;
}

/** The transfers of a claim, the newest first, and what may still be reported of it: null while nothing may. */
export interface TransfersOfClaim {
  transfers: PresentedTransfer[];
  left: string | null;
}
