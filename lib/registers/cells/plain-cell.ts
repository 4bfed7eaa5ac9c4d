import { unguardedInside } from '@/lib/spreadsheets/formula-guard';
import { withoutTextMark } from '@/lib/spreadsheets/kept-as-text';
import type { BrokenCell, Cell, DayCell, ShownCell } from '@/lib/spreadsheets/row';

/** Why a cell cannot be read, whatever it should hold. */
export type CellFault = 'brokenCell' | 'garbled' | 'otherwiseShown' | 'dateHalf';

/**
 * Removes the apostrophe that spreadsheets and exports put before a formula, and the formula ="00012345" by which programs keep
 * a number as text.
 */
const unguarded = (text: string) =>
  unguardedInside(withoutTextMark(text).replace(/^'(?=\s*[-=+@\t\r])/, '')).replace(
    /^\s*="([^"]*)"\s*$/,
    '$1',
  );

/** What people write into a cell for which they have no value. */
const fillers = /^(?:[-–—]{1,3}|n\/?a|n\.a\.|null|nil)$/i;

/** Errors of formulas that were saved as text, and what a spreadsheet shows in a too narrow column. */
const errors = /^(?:#+|#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!))$/;

/**
 * Text that lost characters: question marks instead of another script's letters, the replacement character, Devanagari in UTF-8
 * that was read as Windows' Latin letters, and signs as web pages write them.
 */
const garbled =
  /&(?:amp|lt|gt|quot|apos|nbsp|#x?[\da-f]{1,6});|\ufffd|\?{3}|^\?\?$|[àÃ][\u00a4\u00a5¤¥]/;

/** Gives the value of a cell that shows something else, or why there is none. */
function standsFor(cell: DayCell | BrokenCell | ShownCell): string | number | { rule: CellFault } {
  if ('broken' in cell) return { rule: 'brokenCell' };
  if ('day' in cell) return cell.part ? { rule: 'dateHalf' } : cell.day;
  if (cell.shown === undefined) return { rule: 'otherwiseShown' };
  return cell.rounded ? cell.held : cell.shown;
}

/** Gives what a cell says without what programs put around it, '' for an empty one, or why nobody can read it. */
export function plainCell(cell: Cell): string | number | boolean | { rule: CellFault } {
  if (cell === undefined) return '';
  const value = typeof cell === 'object' ? standsFor(cell) : cell;
  if (typeof value !== 'string') return value;
  const text = unguarded(value).trim();
  if (errors.test(text)) return { rule: 'brokenCell' };
  if (garbled.test(text)) return { rule: 'garbled' };
  return fillers.test(text) ? '' : text;
}
