import { markedAmount } from '@/lib/format/amount-marks';
import { meantAmount } from '@/lib/format/typed-amount';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import { amountFrom } from '@/lib/forms/kinds/shared/checks';
import type { Cell } from '@/lib/spreadsheets/row';
import type { Unit } from './amount-heads';
import { inUnit } from './in-unit';
import { plainCell } from './plain-cell';
import type { Reading } from './reading';

const { parseCell } = behaviourOf('amountPart');
const finders = { choice: () => undefined, city: () => undefined };
const check = amountFrom('zero');

/** Reads less than nothing, "-5000" or "(5,000)": somebody was paid in advance, or it is a typing mistake. */
function belowNothing(text: string): Reading | undefined {
  const marked = markedAmount(text);
  if (marked?.kind === 'minus' && marked.amount !== null)
    return { ask: 'advance', meant: `-${marked.amount}` };
  return undefined;
}

/** What is known of a column's amounts. */
export interface AroundAmount {
  unit?: Unit | undefined;
  cr?: 'credit' | 'crore' | undefined;
  advances?: boolean | undefined;
}

/**
 * Reads an amount in rupees. "5000 Cr" is a credit or crores, and a negative amount an advance: the portal asks, unless the
 * person said it of the whole column.
 */
export function readAmount(cell: Cell, { unit, cr, advances }: AroundAmount = {}): Reading {
  const plain = plainCell(unit ? inUnit(cell, unit) : cell);
  if (plain === '') return { value: '' };
  if (typeof plain === 'object') return { cannot: plain.rule };
  const text = parseCell(plain, finders);
  if (typeof text === 'object') return { cannot: text.rule };
  const broken = check(text);
  if (!broken) return { value: text };
  const below = belowNothing(text);
  if (below) return advances && 'meant' in below ? { value: below.meant } : below;
  const meant = meantAmount(text);
  if (meant?.or && cr) return { value: cr === 'crore' ? meant.or : meant.amount };
  if (meant?.or) return { ask: 'creditOrCrore', meant: meant.amount, or: meant.or };
  if (meant) return { ask: markedAmount(text) ? 'ledger' : 'meant', meant: meant.amount };
  return { cannot: broken.rule, ...(broken.params && { params: broken.params }) };
}
