import type { Cell } from './row';

/** What a cell of an OpenDocument sheet says of itself, by the names of its attributes. */
export type CellFacts = Readonly<Record<string, string>>;

/** Signs and words around a number that say no more than "rupees". */
const nothing = /₹|₨|\brs\b|\binr\b|रु|[\d\s.,()'+−-]/giu;

/** Tells whether a shown number says more than the number: "5,000.00 Dr", "$ 5,000", "12%". */
const saysMore = (shown: string) => shown.replace(nothing, '') !== '';

function numberOf(value: string | undefined, shown: string): Cell {
  const number = value === undefined || value === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) return shown || undefined;
  return saysMore(shown) ? { held: number, shown } : number;
}

/** Gives the content of a cell (OpenDocument 1.3 part 3, 19.385); `shown` is its text. */
export function heldIn(facts: CellFacts, shown: string): Cell {
  switch (facts['value-type']) {
    case 'float':
      // A whole number with zeros before it is a number of a person or an account.
      return /^0\d+$/.test(shown) ? shown : numberOf(facts.value, shown);
    case 'currency': {
      const { currency = 'INR', value } = facts;
      const held = numberOf(value, shown);
      return currency === 'INR' || typeof held !== 'number'
        ? held
        : { held, shown: `${currency} ${held}` };
    }
    case 'percentage':
      return shown || undefined;
    case 'date': {
      const day = /^\d{4}-\d\d-\d\d/.exec(facts['date-value'] ?? '')?.[0];
      return day ? { day, shown } : shown || undefined;
    }
    case 'boolean':
      return facts['boolean-value'] === 'true';
    default:
      return shown === '' && facts.formula ? { broken: '=' } : brokenOr(shown);
  }
}

const brokenOr = (shown: string): Cell =>
  /^(?:#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)|Err:\d{3})$/.test(shown)
    ? { broken: shown }
    : shown || undefined;
