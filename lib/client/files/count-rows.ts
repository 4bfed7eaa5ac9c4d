const quote = 34;
const newline = 10;

/**
 * Makes a counter of a CSV file's lines. Each call takes the next piece, cut anywhere, and gives the lines so far. A line break
 * in quotes does not count.
 */
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
