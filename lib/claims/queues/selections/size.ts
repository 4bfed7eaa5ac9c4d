/** As many claims as one selection holds. */
export const maxInSelection = 200_000;
