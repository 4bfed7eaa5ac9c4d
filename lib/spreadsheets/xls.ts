import 'server-only';
import { read, type WorkSheet } from '@e965/xlsx';
import { FileFault } from './fault';
import { maxRows } from './limits';
import type { Cell, SheetRow, Workbook } from './row';
import { dayOfSerial, shownDay, showsDay } from './serial';
import { withZeros, zerosOf } from './zeros';

/** Opens a workbook of the older binary kind (BIFF8): its sheets that are not hidden. It is read whole. */
export function openXls(bytes: Uint8Array): Workbook {
  const book = opened(bytes);
  const since1904 = book.Workbook?.WBProps?.date1904 ?? false;
  return {
    sheets: book.SheetNames.flatMap((name, index) => {
      const sheet = book.Sheets[name];
      const hidden = book.Workbook?.Sheets?.[index]?.Hidden;
      return sheet && !hidden ? { name, rows: rowsOf(sheet, since1904) } : [];
    }),
  };
}

function opened(bytes: Uint8Array) {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellHTML: false,
      cellText: false,
      // One more than may be, and the head, so that there being more is seen.
      sheetRows: maxRows + 2,
    });
  } catch {
    throw new FileFault('unreadable');
  }
}

interface Stored {
  t: string;
  v?: unknown;
  w?: string;
  z?: string | number;
  f?: string;
}

async function* rowsOf(sheet: WorkSheet, since1904: boolean): AsyncGenerator<SheetRow> {
  const rows = (sheet['!data'] ?? []) as (Stored[] | undefined)[];
  for (const [index, row] of rows.entries()) {
    if (!row) continue;
    const cells = Array.from(row, (cell) => held(cell, since1904));
    const hidden = sheet['!rows']?.[index]?.hidden;
    yield { row: index + 1, cells, ...(hidden && { hidden }) };
  }
}

function held(cell: Stored | undefined, since1904: boolean): Cell {
  if (!cell || cell.v === undefined) return cell?.f ? { broken: '=' } : undefined;
  const { t, v, w, z } = cell;
  if (t === 'e') return { broken: w ?? '#ERROR' };
  if (t === 'n') {
    const code = String(z ?? 'General');
    const day = showsDay(-1, code) && dayOfSerial(Number(v), since1904);
    if (day) return { day, shown: shownDay(day, -1, code) };
    const zeros = zerosOf(code);
    return zeros ? withZeros(Number(v), zeros) : Number(v);
  }
  return t === 'b' ? v === true : String(v);
}
