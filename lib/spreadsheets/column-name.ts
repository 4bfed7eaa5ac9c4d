/** How spreadsheets call a column: A, B, … Z, AA, AB. */
export const columnName = (at: number): string =>
  `${at < 26 ? '' : columnName(Math.floor(at / 26) - 1)}${String.fromCharCode(65 + (at % 26))}`;
