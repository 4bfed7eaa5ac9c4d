import { partsOfAmount } from '@/lib/format/amount';
import { withoutMidnight } from '@/lib/format/midnight';
import { plainAmount } from '@/lib/format/plain-amount';
import { saysUnit } from '@/lib/format/typed-amount';
import { splitDay } from '@/lib/format/typed-day';
import type { Field } from '@/lib/forms/definitions/field';
import type { UnitAt } from '@/lib/registers/cells/amount-heads';
import type { Cell, SheetRow } from '@/lib/spreadsheets/row';
import { isAmount } from './split-amount';

/** What some cells of a column make doubtful about others of it. */
export type ColumnRule = 'month_first' | 'turned_dates' | 'short_years' | 'decimal_comma' | 'units';

/** What a cell says of its column, and the rules by which other cells may make it doubtful. */
interface Said {
  says: readonly Sign[];
  doubtful: readonly ColumnRule[];
}

type Sign =
  | 'monthFirst'
  | 'dayFirst'
  /** The spreadsheet holds a day after the twelfth. */
  | 'lateDay'
  | 'shortYear'
  | 'decimalComma'
  | 'unit';

/** Tells by the signs in a column, or in the file, whether a rule's rows are doubtful. */
const makes: Record<ColumnRule, (column: ReadonlySet<Sign>, file: ReadonlySet<Sign>) => boolean> = {
  // Whoever writes one column so writes the others so.
  month_first: (_, file) => file.has('monthFirst'),
  // "31/03/2024" stayed a text where a spreadsheet takes the month first, and "04/03/2024" became 3 April.
  turned_dates: (column) => column.has('dayFirst') && !column.has('lateDay'),
  short_years: (column) => column.has('shortYear'),
  decimal_comma: (column) => column.has('decimalComma'),
  units: (column) => column.has('unit'),
};

const nothing: Said = { says: [], doubtful: [] };

function saidOfDate(cell: Cell): Said {
  if (typeof cell === 'object') {
    if (!('day' in cell)) return nothing;
    const [, month, day] = cell.day.split('-').map(Number) as [number, number, number];
    const turned: ColumnRule[] = day > 12 || day === month ? [] : ['month_first', 'turned_dates'];
    return { says: day > 12 ? ['lateDay'] : [], doubtful: [...turned, 'short_years'] };
  }
  const text = withoutMidnight(String(cell).trim());
  const [day = '', month = '', year = ''] = /^\d{1,2}\D/.test(text) ? (splitDay(text) ?? []) : [];
  const isShort: Sign[] = year.length === 2 ? ['shortYear'] : [];
  if (!/^\d{1,2}$/.test(month)) return { says: isShort, doubtful: [] };
  const [first, second] = [Number(day), Number(month)];
  if (first > 12) return { says: [...isShort, 'dayFirst'], doubtful: [] };
  if (second > 12) return { says: [...isShort, 'monthFirst'], doubtful: [] };
  return { says: isShort, doubtful: first === second ? [] : ['month_first'] };
}

/** "5000,50", "1.250,00", "1.250": amounts with a comma before the decimals. */
const withDecimalComma = /^(?:\d+|\d{1,3}(?:\.\d{3}){1,5}),\d{1,2}$|^\d{1,3}(?:\.\d{3}){1,5}$/;

/** In rupees: a smaller claim would also be likely in lakhs. */
const few = 1000;

function saidOfAmount(cell: Cell): Said {
  const held = typeof cell === 'object' && 'rounded' in cell ? cell.held : cell;
  if (typeof held === 'number') {
    // "1.250" in a text file became the number 1.25.
    return held > 0 && held < few ? { says: [], doubtful: ['units', 'decimal_comma'] } : nothing;
  }
  if (typeof held !== 'string') return nothing;
  const text = plainAmount(held);
  if (withDecimalComma.test(text)) return { says: ['decimalComma'], doubtful: [] };
  if (saysUnit(text)) return { says: ['unit'], doubtful: [] };
  const isFew = partsOfAmount(text) !== null && Number(text) > 0 && Number(text) < few;
  const isGrouped = /^\d{1,3},\d{3}$/.test(held.trim());
  return {
    says: [],
    doubtful: [
      ...(isFew ? (['units'] as const) : []),
      ...(isGrouped ? (['decimal_comma'] as const) : []),
    ],
  };
}

/** Watches the cells of a file for what one says of the others; calls `doubt` at the end for each doubtful one. */
export function watchColumns(fields: readonly (Field | null)[], unitAt: UnitAt) {
  const columns = fields.flatMap((field, at) => {
    const saidOf = field && (isAmount(field) ? saidOfAmount : field.kind === 'date' && saidOfDate);
    if (!field || !saidOf) return [];
    const rows = new Map<ColumnRule, number[]>();
    return { field, at, saidOf, says: new Set<Sign>(), rows };
  });
  const file = new Set<Sign>();
  return {
    row({ row, cells }: SheetRow) {
      for (const { at, saidOf, says, rows } of columns) {
        const cell = cells[at];
        if (cell === undefined || cell === '') continue;
        const said = saidOf(cell);
        for (const sign of said.says) {
          says.add(sign);
          file.add(sign);
        }
        for (const rule of said.doubtful) {
          const found = rows.get(rule);
          // The head names the unit, so nobody mistakes these for a few rupees.
          if (rule === 'units' && unitAt(at)) continue;
          if (found) found.push(row);
          else rows.set(rule, [row]);
        }
      }
    },
    result: () =>
      columns.flatMap(({ field, says, rows }) =>
        [...rows].flatMap(([rule, found]) =>
          makes[rule](says, file) ? found.map((row) => ({ rule, field: field.name, row })) : [],
        ),
      ),
  };
}
