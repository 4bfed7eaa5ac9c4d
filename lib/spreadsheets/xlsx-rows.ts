import type { CellStyle } from './cell-style';
import { FileFault } from './fault';
import { maxCellLength } from './limits';
import type { Cell, SheetRow } from './row';
import { unescaped } from './xlsx-strings';
import { readXml } from './xml';

export interface Around {
  strings: readonly string[];
  styleOf: (style: number) => CellStyle;
  since1904: boolean;
}

const widest = 16_384;
const longest = 1_048_576;

const isTrue = /^(?:1|true)$/;

/** Gives the place of a column, counted from 0: "BC12" is 54. */
export function columnOf(reference: string) {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Reads the rows of a sheet one after the other; a formula counts as its last result. */
export async function* sheetRows(
  chunks: AsyncIterable<Buffer>,
  around: Around,
): AsyncGenerator<SheetRow> {
  let found: SheetRow[] = [];
  let row = 0;
  let cells: Cell[] = [];
  let column = -1;
  let isHidden = false;
  const hiddenColumns = new Set<number>();
  let cell = { type: '', style: 0, formula: false };
  let text = '';
  let collecting = false;
  const reading = readXml(chunks, {
    open(name, { r, t = 'n', s = '0', hidden = '', ...more }) {
      if (name === 'col') {
        if (!isTrue.test(hidden) && more.width !== '0') return;
        const last = Math.min(Number(more.max), widest);
        for (let at = Number(more.min); at <= last; at += 1) hiddenColumns.add(at - 1);
      } else if (name === 'row') {
        row = r === undefined ? row + 1 : Number(r);
        if (!Number.isInteger(row) || row < 1 || row > longest) throw new FileFault('unreadable');
        cells = [];
        column = -1;
        isHidden = isTrue.test(hidden) || more.ht === '0';
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
        found.push({
          row,
          cells,
          ...(isHidden && { hidden: true }),
          ...(hiddenColumns.size > 0 && { hiddenColumns }),
        });
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
  { strings, styleOf, since1904 }: Around,
): Cell {
  if (text === '') return formula && type !== 'str' ? { broken: '=' } : undefined;
  switch (type) {
    case 's': {
      const shared = strings[Number(text)];
      return shared === undefined ? undefined : styleOf(style).text(shared);
    }
    case 'str':
    case 'inlineStr':
      return styleOf(style).text(unescaped(text));
    case 'b':
      return text === '1';
    case 'e':
      return { broken: text };
    case 'd':
      return { day: text.slice(0, 10) };
    default:
      return styleOf(style).number(Number(text), since1904);
  }
}
