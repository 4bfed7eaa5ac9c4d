import type { QuestionState } from '@/generated/prisma/enums';
import type { ChecklistCode } from '@/lib/law/checklist';

/** Times are ISO 8601. */
export interface PresentedAnswer {
  answer: string | null;
  unavailable: boolean;
  /** Without documents that no longer exist. */
  documentIds: string[];
  answeredAt: string;
  /** When and why the question was asked again after this answer. */
  returnedAt: string | null;
  remark: string | null;
}

export interface PresentedQuestion {
  /** Its place in its list, from 1. */
  n: number;
  /** As asked. A question of the checklist has its code instead, and readers see it in their language. */
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
  /** Within the claim, from 1. */
  number: number;
  /** The day to answer by, `YYYY-MM-DD`. */
  due: string;
  askedAt: string;
  askedBy: { firstName: string; lastName: string };
  closedAt: string | null;
  items: PresentedQuestion[];
}
