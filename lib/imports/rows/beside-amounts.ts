import { saysRupees } from '@/lib/format/amount-marks';
import { bareHeader } from '@/lib/forms/columns';
import type { Field } from '@/lib/forms/definitions/field';
import { isEmptyCell, type SheetRow, textOfCell } from '@/lib/spreadsheets/row';
import type { RowProblem } from './batch';
import { isAmount } from './split-amount';

/** A column that the form does not have and that says, row by row, what the amounts are. */
export interface Beside {
  at: number;
  header: string;
  kind: 'currency' | 'ledger';
}

const headers: ReadonlyMap<string, Beside['kind']> = new Map([
  ...bared(
    'currency',
    'Currency|Currency Code|Curr|Curr.|Crcy|Ccy|Curr. Code|Document Currency|Doc. Currency|Transaction Currency|मुद्रा',
  ),
  ...bared(
    'ledger',
    'Dr/Cr|Cr/Dr|Dr or Cr|Dr./Cr. Type|D/C|C/D|DC|D/C Indicator|Debit/Credit|Credit/Debit|Debit/Credit Ind.|Debit/Credit Indicator|S/H|नामे/जमा|जमा/नामे|डेबिट/क्रेडिट',
  ),
]);

function bared(kind: Beside['kind'], names: string) {
  return names.split('|').map((name) => [bareHeader(name), kind] as const);
}

/** Finds the columns that say what the amounts of a row are. */
export const besideAmounts = (
  heads: readonly string[],
  fields: readonly (Field | null)[],
): Beside[] =>
  heads.flatMap((header, at) => {
    const kind = fields[at] ? undefined : headers.get(bareHeader(header));
    return kind ? [{ at, header, kind }] : [];
  });

const longestMark = 30;
const inIndia = /indian|भारतीय|[-\s,()]/gi;
const nothing = /^(?:[-–—]{1,3}|n\/?a|nil)$/i;

/** Says what such columns make wrong with a row, at its first amount: another currency, or the side of a ledger. */
export function wrongBeside(
  beside: readonly Beside[],
  fields: readonly (Field | null)[],
  { row, cells }: SheetRow,
): RowProblem[] {
  const amount = fields.find((field, at) => field && isAmount(field) && !isEmptyCell(cells[at]));
  if (!amount) return [];
  return beside.flatMap(({ at, header, kind }): RowProblem[] => {
    const mark = textOfCell(cells[at]).trim().slice(0, longestMark);
    if (mark === '' || nothing.test(mark)) return [];
    if (kind === 'ledger')
      return [{ row, field: amount.name, rule: 'amountSide', params: { mark, header } }];
    const isRupees = saysRupees(mark.replace(inIndia, ''));
    return isRupees ? [] : [{ row, field: amount.name, rule: 'amountCurrency', params: { mark } }];
  });
}
