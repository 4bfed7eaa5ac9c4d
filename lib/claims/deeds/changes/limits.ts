import { maxNoteLength } from '@/lib/claims/records/note-limit';

/** Characters of what a creditor asks for and why, and of the answer. */
export const minChangeReason = 10;
export const maxChangeReason = 1000;
export const maxChangeAnswer = maxNoteLength;

export const maxChangesOfClaim = 20;
