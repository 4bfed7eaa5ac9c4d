import { maxNoteLength } from '@/lib/claims/records/note';

/** The most characters of an objection, and of the reasons for which it is refused. */
export const maxObjectionLength = 4000;
export const maxReasonsLength = maxNoteLength;
