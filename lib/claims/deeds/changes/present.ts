import type { ChangeKind, ChangeState } from './kinds';

/** A request for a change as answers carry it. Times are ISO 8601. */
export interface PresentedChange {
  id: string;
  kind: ChangeKind;
  /** What is to be changed and why. */
  reason: string;
  /** New values by the names of the form's fields, identifiers masked; an empty text empties its field. Null for none. */
  proposed: Record<string, string> | null;
  /** Its papers, if they still exist. */
  documentIds: string[];
  askedAt: string;
  state: ChangeState;
  closedAt: string | null;
  /** Why it was declined, or what was said with acceptance. */
  answer: string | null;
  /** To professionals alone. */
  answeredBy?: { firstName: string; lastName: string } | null;
}

export interface ChangesOfClaim {
  /** The newest first. */
  changes: PresentedChange[];
}
