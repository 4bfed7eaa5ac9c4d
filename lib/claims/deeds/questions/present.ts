import type { QuestionState } from '@/generated/prisma/enums';
import type { ChecklistCode } from '@/lib/law/checklist';

/** A claimant's answer to a question. Times are ISO 8601. */
export interface PresentedAnswer {
  answer: string | null;
  /** The claimant does not have it. */
  unavailable: boolean;
  /** Its documents, if they still exist. */
  documentIds: string[];
  answeredAt: string;
  /** When and why the question was asked again after this answer. */
  returnedAt: string | null;
  remark: string | null;
}

export interface PresentedQuestion {
  /** Its place in its list, from 1. */
  n: number;
  /** The question as asked. One of the checklist is given by its code, in the reader's language. */
  text: string;
  code: ChecklistCode | null;
  /** The purpose of the document asked for. */
  documentSlot: string | null;
  state: QuestionState;
  acceptedAt: string | null;
  /** In order of time. The last one counts unless it was returned. */
  answers: PresentedAnswer[];
}

/** The questions asked at one time. */
export interface PresentedQuestions {
  id: string;
  /** Its number within the claim, from 1. */
  number: number;
  /** The day by which it is to be answered, `YYYY-MM-DD`. */
  due: string;
  askedAt: string;
  askedBy: { firstName: string; lastName: string };
  /** When it was closed. */
  closedAt: string | null;
  items: PresentedQuestion[];
}
