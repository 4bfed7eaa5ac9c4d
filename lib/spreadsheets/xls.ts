import { read, type WorkSheet } from '@e965/xlsx';
import { type CellStyle, cellStyle } from './cell-style';
import { FileFault } from './fault';
import { maxRows } from './limits';
import { withMerged } from './merged';
import type { Cell, SheetRow, Workbook } from './row';

/**
 * Opens the visible sheets of an older binary workbook (BIFF8). Reads it whole, with at most `most` rows of each sheet. A page
 * also opens newer workbooks so, once it knows what they unpack to.
 */
export function openXls(bytes: Uint8Array, most = maxRows): Workbook {
  const book = opened(bytes, most);
  const since1904 = book.Workbook?.WBProps?.date1904 ?? false;
  return {
    sheets: book.SheetNames.flatMap((name, index) => {
      const sheet = book.Sheets[name];
      const hidden = book.Workbook?.Sheets?.[index]?.Hidden;
      return sheet && !hidden
        ? { name, rows: withMerged(rowsOf(sheet, since1904), mergedIn(sheet)) }
        : [];
    }),
  };
}

function opened(bytes: Uint8Array, most: number) {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellHTML: false,
      // The library reads widths and hidden columns as styles.
      cellStyles: true,
      cellText: false,
      // The head and one row more than allowed, to see that there are too many.
      sheetRows: most + 2,
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
  const styles = new Map<string, CellStyle>();
  function styleOf(code: string) {
    const style = styles.get(code) ?? cellStyle(-1, code);
    styles.set(code, style);
    return style;
  }
  const hiddenColumns = new Set(
    (sheet['!cols'] ?? []).flatMap((column, at) => (column?.hidden ? [at] : [])),
  );
  const rows = (sheet['!data'] ?? []) as (Stored[] | undefined)[];
  for (const [index, row] of rows.entries()) {
    if (!row) continue;
    const cells = Array.from(row, (cell) => held(cell, styleOf, since1904));
    const hidden = sheet['!rows']?.[index]?.hidden;
    yield {
      row: index + 1,
      cells,
      ...(hidden && { hidden }),
      ...(hiddenColumns.size > 0 && { hiddenColumns }),
    };
  }
}

const mergedIn = (sheet: WorkSheet) =>
  (sheet['!merges'] ?? []).map(({ s, e }) => ({ column: s.c, top: s.r + 1, bottom: e.r + 1 }));

function held(
  cell: Stored | undefined,
  styleOf: (code: string) => CellStyle,
  since1904: boolean,
): Cell {
  if (!cell || cell.v === undefined) return cell?.f ? { broken: '=' } : undefined;
  const { t, v, w, z } = cell;
  if (t === 'e') return { broken: w ?? '#ERROR' };
  if (t === 'b') return v === true;
  const style = styleOf(String(z ?? 'General'));
  return t === 'n' ? style.number(Number(v), since1904) : style.text(String(v));
}
