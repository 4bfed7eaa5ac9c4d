export const maxInSelection = 200_000;
