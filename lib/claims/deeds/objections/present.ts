import type { ObjectionState } from '@/generated/prisma/enums';
import type { ObjectionGround } from '@/lib/law/objection-grounds';
import type { ListedRow } from '@/lib/papers/content/listed-row';
import type { ReceivedBy } from '@/lib/reference/received-by';

export type { ObjectionState };

/** The newest published list that has the claim. Days are of India, `YYYY-MM-DD`. */
export interface ListedNow {
  number: number;
  asOn: string;
  /** The last day of objections. */
  until: string;
  over: boolean;
  row: ListedRow;
}

/** Times are ISO 8601. */
export interface PresentedObjection {
  id: string;
  list: { number: number; asOn: string; state: 'published' | 'replaced' | 'withdrawn' };
  /** What the list said of the claim. */
  row: ListedRow;
  ground: ObjectionGround;
  text: string;
  /** Without documents that no longer exist. */
  documentIds: string[];
  /** Of one on paper, the beginning of the day on which it came. */
  madeAt: string;
  /** How it came on paper, and whose word it is; null for one that its claimant made here. */
  receivedBy: ReceivedBy | null;
  sender: string | null;
  /** Refused with reasons, answered by a determination, or lapsed with its claim. */
  state: ObjectionState;
  closedAt: string | null;
  /** For professionals only. */
  answeredBy?: { firstName: string; lastName: string } | null;
  reasons: string | null;
  /** The determination that answered it. */
  determination: { number: number; admitted: string } | null;
}

export interface ObjectionsOfClaim {
  listed: ListedNow | null;
  /** Newest first. */
  objections: PresentedObjection[];
}
