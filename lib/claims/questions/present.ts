import type { ChecklistCode } from '@/lib/law/checklist';

/** What a claimant said to a question. Times are ISO 8601. */
export interface PresentedAnswer {
  answer: string | null;
  /** They do not have it. */
  unavailable: boolean;
  /** Documents of the claim, as far as they are still there. */
  documentIds: string[];
  answeredAt: string;
  /** When it was asked again after this answer, and why. */
  returnedAt: string | null;
  remark: string | null;
}

export interface PresentedQuestion {
  /** Its place in its list, from 1. */
  n: number;
  /** As it was asked; one of the checklist is told by its code in the reader's language. */
  text: string;
  code: ChecklistCode | null;
  /** What the document would be; named where it is one of the purposes of documents. */
  documentSlot: string | null;
  state: 'asked' | 'answered' | 'accepted';
  acceptedAt: string | null;
  /** In the order in which they came; the last one stands unless it was returned. */
  answers: PresentedAnswer[];
}

/** What was asked at one time. */
export interface PresentedQuestions {
  id: string;
  /** Counts the lists of its claim, from 1. */
  number: number;
  /** The day by which it is to be answered, `YYYY-MM-DD`. */
  due: string;
  askedAt: string;
  askedBy: { firstName: string; lastName: string };
  /** Nothing of it is asked any more since then. */
  closedAt: string | null;
  items: PresentedQuestion[];
}
