import { FileFault } from './fault';
import { maxCellLength } from './limits';
import type { Cell, SheetRow } from './row';
import { dayOfSerial } from './serial';
import { unescaped } from './xlsx-strings';
import type { ShownAs } from './xlsx-styles';
import { readXml } from './xml';
import { withZeros } from './zeros';

interface Around {
  strings: readonly string[];
  shownAs: (style: number) => ShownAs;
  since1904: boolean;
}

const widest = 16_384;
const longest = 1_048_576;

/** "BC12" → 54, counted from 0. */
function columnOf(reference: string) {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** The rows of a sheet as it goes by; formulas as what they last came to. */
export async function* sheetRows(
  chunks: AsyncIterable<Buffer>,
  around: Around,
): AsyncGenerator<SheetRow> {
  let found: SheetRow[] = [];
  let row = 0;
  let cells: Cell[] = [];
  let column = -1;
  let isHidden = false;
  let cell = { type: '', style: 0, formula: false };
  let text = '';
  let collecting = false;
  const reading = readXml(chunks, {
    open(name, { r, t = 'n', s = '0', hidden = '' }) {
      if (name === 'row') {
        row = r === undefined ? row + 1 : Number(r);
        if (!Number.isInteger(row) || row < 1 || row > longest) throw new FileFault('unreadable');
        cells = [];
        column = -1;
        isHidden = /^(?:1|true)$/.test(hidden);
      } else if (name === 'c') {
        column = r ? columnOf(r) : column + 1;
        if (column < 0 || column >= widest) throw new FileFault('unreadable');
        cell = { type: t, style: Number(s), formula: false };
        text = '';
      } else if (name === 'f') cell.formula = true;
      else if (name === 'v' || name === 't') collecting = true;
    },
    text(piece) {
      if (!collecting) return;
      text += piece;
      if (text.length > 2 * maxCellLength)
        throw new FileFault('cell_too_long', { row, max: maxCellLength });
    },
    close(name) {
      if (name === 'v' || name === 't') collecting = false;
      else if (name === 'c') {
        const value = held(cell, text, around);
        if (value !== undefined) cells[column] = value;
      } else if (name === 'row' && cells.length > 0)
        found.push({ row, cells, ...(isHidden && { hidden: true }) });
    },
  });
  for await (const _ of reading) {
    const taken = found;
    found = [];
    yield* taken;
    if (row > 0) yield { row, cells: [] };
  }
}

function held(
  { type, style, formula }: { type: string; style: number; formula: boolean },
  text: string,
  { strings, shownAs, since1904 }: Around,
): Cell {
  if (text === '') return formula && type !== 'str' ? { broken: '=' } : undefined;
  switch (type) {
    case 's':
      return strings[Number(text)];
    case 'str':
    case 'inlineStr':
      return unescaped(text);
    case 'b':
      return text === '1';
    case 'e':
      return { broken: text };
    case 'd':
      return { day: text.slice(0, 10) };
    default: {
      const number = Number(text);
      const { day: shownDay, zeros } = shownAs(style);
      const day = shownDay && dayOfSerial(number, since1904);
      if (day) return { day, shown: shownDay(day) };
      return zeros ? withZeros(number, zeros) : number;
    }
  }
}
