/** The most characters of a review note, or of a reason for withdrawing. */
export const maxNoteLength = 2000;
