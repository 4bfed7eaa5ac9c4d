import { numberFormat } from './number-format';
import type { Cell } from './row';
import { dayOfSerial, shownDay, showsDay, showsPart } from './serial';
import { withZeros, zerosOf } from './zeros';

export interface CellStyle {
  number: (number: number, since1904: boolean) => Cell;
  text: (text: string) => Cell;
}

/** Shows every number and text as it is. */
export const plainStyle: CellStyle = { number: (number) => number, text: (text) => text };

// ECMA-376, 18.8.30: these built-in formats look the same on every computer. Formats of money depend on the country.
const builtIn: Record<number, string> = {
  1: '0',
  3: '#,##0',
  9: '0%',
  10: '0.00%',
  12: '# ?/?',
  13: '# ??/??',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;(#,##0)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
};

/** Gives the style for a number format; `id` is -1 when only its code is known. */
export function cellStyle(id: number, code: string | undefined): CellStyle {
  if (showsDay(id, code)) return styleOfDays(id, code);
  const zeros = zerosOf(code);
  if (zeros) return { ...plainStyle, number: (number) => withZeros(number, zeros) };
  const format = numberFormat(code ?? builtIn[id] ?? 'General');
  return {
    ...plainStyle,
    ...(format?.text ? { text: format.text } : {}),
    ...(format && { number: format.number }),
  };
}

function styleOfDays(id: number, code: string | undefined): CellStyle {
  const part = showsPart(id, code);
  return {
    ...plainStyle,
    number(number, since1904) {
      const day = dayOfSerial(number, since1904);
      if (!day) return number;
      return { day, shown: shownDay(day, id, code), ...(part && { part }) };
    },
  };
}
