import { plainAmount } from '@/lib/format/plain-amount';
import { inRupees } from '@/lib/format/typed-amount';
import type { Cell } from '@/lib/spreadsheets/row';
import type { Unit } from './amount-heads';

/** Spreadsheets' numbers are exact to so many digits. */
const digits = 15;

function plainNumber(cell: Cell): string {
  if (typeof cell === 'number') return String(Number(cell.toPrecision(digits)));
  if (typeof cell === 'string') return plainAmount(cell);
  return typeof cell === 'object' && 'rounded' in cell ? plainNumber(cell.held) : '';
}

/** Turns a cell into rupees, where its column counts in `unit`. Keeps a cell that names its own unit, or is no number. */
export const inUnit = (cell: Cell, { rupees }: Unit): Cell =>
  inRupees(plainNumber(cell), rupees) ?? cell;

/** Tells whether a cell was counted in the unit of its column. */
export const isInUnit = (cell: Cell, unit: Unit) => inUnit(cell, unit) !== cell;
