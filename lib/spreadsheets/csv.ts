import Papa from 'papaparse';
import { FileFault } from './fault';
import type { SheetRow, Workbook } from './row';
import { decodeText } from './text';

const delimiters = [',', ';', '\t', '|'] as const;
const chunkSize = 256 * 1024;

/** Titles above the rows may hold fewer delimiters than the rows do, so several lines are looked at. */
const looked = 12;

/** The first lines that are not empty. Drops quoted texts, even unfinished ones and those over several lines. */
const firstLines = (text: string) =>
  text
    .slice(0, chunkSize)
    .replace(/"(?:[^"]|"")*(?:"|$)/g, '')
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, looked);

/** The sign that one of the first lines holds most often. */
function delimiterOf(text: string) {
  const lines = firstLines(text);
  const most = (delimiter: string) =>
    Math.max(0, ...lines.map((line) => line.split(delimiter).length));
  const counts = delimiters.map(most);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** True for a line that programs draw below a head or around a table: "|-----+----|". */
const isDrawn = (cells: readonly string[]) => cells.every((cell) => /^[-+=_\s]*$/.test(cell));

/** Opens a text file of rows with comma, semicolon, tab or bar between cells, quoted or not (RFC 4180). */
export function openCsv(bytes: Uint8Array): Workbook {
  const text = decodeText(bytes).replace(/\r\n?/g, '\n');
  const delimiter = delimiterOf(text);
  return { delimiter, sheets: [{ name: '', rows: rowsOf(text, delimiter) }] };
}

async function* rowsOf(text: string, delimiter: string): AsyncGenerator<SheetRow> {
  let row = 0;
  for await (const { data, errors } of chunksOf(text, delimiter)) {
    const unclosed = errors.some(({ code }) => code === 'MissingQuotes');
    // A quotation mark that stays open takes all that follows into the last row.
    const whole = unclosed ? data.slice(0, -1) : data;
    for (const cells of whole) {
      row += 1;
      const isRow = cells.length > 1 || cells[0];
      if (isRow && !(delimiter === '|' && isDrawn(cells))) yield { row, cells };
    }
    yield { row, cells: [] };
    if (unclosed) throw new FileFault('unclosed', { row: row + 1 });
  }
}

/** Gives the parser's results chunk by chunk. The parser waits until the reader asks for the next one. */
async function* chunksOf(text: string, delimiter: string) {
  const parts: Papa.ParseResult<string[]>[] = [];
  let parser: Papa.Parser | undefined;
  let over = false;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    chunkSize,
    chunk(results: Papa.ParseResult<string[]>, own: Papa.Parser) {
      parts.push(results);
      parser = own;
      own.pause();
    },
    complete() {
      over = true;
    },
  });
  for (;;) {
    const part = parts.shift();
    if (part) yield part;
    else if (over) return;
    else parser?.resume();
  }
}
