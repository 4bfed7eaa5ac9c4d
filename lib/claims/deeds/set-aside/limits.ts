/** In days: nobody sets a claim aside for longer. */
export const furthestDay = 90;

/** Characters of the note. */
export const maxAsideNote = 500;
