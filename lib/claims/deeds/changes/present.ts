import type { ReceivedBy } from '@/lib/reference/received-by';
import type { ChangeKind, ChangeState } from './kinds';

/** A request for a change in an answer. Times are ISO 8601. */
export interface PresentedChange {
  id: string;
  kind: ChangeKind;
  /** What is to be changed and why. */
  reason: string;
  /** New values by field, identifiers masked; an empty text empties its field. Null for none. */
  proposed: Record<string, string> | null;
  /** Without documents that no longer exist. */
  documentIds: string[];
  askedAt: string;
  state: ChangeState;
  closedAt: string | null;
  /** Why it was declined, or what was said with acceptance. */
  answer: string | null;
  /** How it came on paper, and whose word it is; null for one that its claimant made here. */
  receivedBy: ReceivedBy | null;
  sender: string | null;
  /** For professionals only. */
  answeredBy?: { firstName: string; lastName: string } | null;
}

export interface ChangesOfClaim {
  /** Newest first. */
  changes: PresentedChange[];
}
