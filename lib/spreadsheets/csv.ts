import Papa from 'papaparse';
import { FileFault } from './fault';
import type { SheetRow, Workbook } from './row';
import { decodeText } from './text';

const delimiters = [',', ';', '\t', '|'] as const;
const chunkSize = 256 * 1024;

/** How many lines are looked at: titles may stand above the rows, with fewer signs than these have. */
const looked = 12;

/** The first lines of a text that hold anything, without what stands in quotes, also over several lines or cut off here. */
const firstLines = (text: string) =>
  text
    .slice(0, chunkSize)
    .replace(/"(?:[^"]|"")*(?:"|$)/g, '')
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, looked);

/** What stands between the cells: what one of the first lines has most of. */
function delimiterOf(text: string) {
  const lines = firstLines(text);
  const most = (delimiter: string) =>
    Math.max(0, ...lines.map((line) => line.split(delimiter).length));
  const counts = delimiters.map(most);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** A line that programs draw below a head or around a table: "|-----+----|". */
const isDrawn = (cells: readonly string[]) => cells.every((cell) => /^[-+=_\s]*$/.test(cell));

/** Opens a text file of rows: comma, semicolon, tab or bar between cells, which may be quoted (RFC 4180). */
export function openCsv(bytes: Uint8Array): Workbook {
  const text = decodeText(bytes).replace(/\r\n?/g, '\n');
  const delimiter = delimiterOf(text);
  return { delimiter, sheets: [{ name: '', rows: rowsOf(text, delimiter) }] };
}

async function* rowsOf(text: string, delimiter: string): AsyncGenerator<SheetRow> {
  let row = 0;
  for await (const { data, errors } of chunksOf(text, delimiter)) {
    const unclosed = errors.some(({ code }) => code === 'MissingQuotes');
    // The last row has swallowed all that follows the quotation mark.
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

/** The parser's results a chunk at a time; it waits until the last one is done with. */
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
