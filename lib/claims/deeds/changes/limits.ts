import { maxNoteLength } from '@/lib/claims/records/note-limit';

/** The fewest and the most characters of what is to be changed and why, and the most of the answer. */
export const minChangeReason = 10;
export const maxChangeReason = 1000;
export const maxChangeAnswer = maxNoteLength;

/** The most requests for one claim. */
export const maxChangesOfClaim = 20;
