import { maxNoteLength } from '@/lib/claims/records/note-limit';

/** Questions asked at one time. */
export const maxItems = 20;

/** Characters of a question and of why it is asked again, and of an answer. */
export const maxQuestionLength = maxNoteLength;
export const maxAnswerLength = 4000;
