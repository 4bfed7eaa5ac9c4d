const quote = 34;
const newline = 10;

/** Counts the lines of a CSV file while it arrives, in pieces cut anywhere; a line break in quotes is none. */
export function rowCounter() {
  let quoted = false;
  let rows = 0;
  return (piece: Uint8Array) => {
    for (const byte of piece) {
      if (byte === quote) quoted = !quoted;
      else if (byte === newline && !quoted) rows += 1;
    }
    return rows;
  };
}
