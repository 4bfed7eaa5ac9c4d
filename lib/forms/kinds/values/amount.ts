import { markedAmount } from '@/lib/format/amount-marks';
import { formatMoney } from '@/lib/format/money';
import { inLakhs, meantAmount, takenAmount } from '@/lib/format/typed-amount';
import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { type ParseCell, textCell } from '@/lib/forms/kinds/shared/cells';
import { amountFrom, amountMarks } from '@/lib/forms/kinds/shared/checks';
import { figure } from '@/lib/forms/kinds/shared/clean';
import { plain } from '@/lib/forms/kinds/shared/inputs';
import type { Doubt } from '@/lib/forms/kinds/shared/question';

const typedAmount = textCell(takenAmount);

/** Writes a number as rupees and paise; undefined for one with fractions of a paisa. */
function rupees(value: number): string | undefined {
  const paise = Math.round(value * 100);
  if (!Number.isSafeInteger(paise) || Math.abs(value * 100 - paise) > 1e-4) return undefined;
  return Number.isInteger(value) ? String(value) : (paise / 100).toFixed(2);
}

const parseCell: ParseCell = (cell, find) =>
  typeof cell === 'number' ? (rupees(cell) ?? { rule: 'amount' }) : typedAmount(cell, find);

/** Enough for an amount in words, "12 crore 25 lakh 50 thousand 500.50 rupees only"; the check limits its digits. */
const maxTyped = 80;

const common = {
  clean: figure,
  widget: 'amount',
  input: { ...plain, inputMode: 'decimal', maxLength: maxTyped },
  group: 'financial',
  layout: 'figure',
  format: (value) => formatMoney(value),
  parseCell,
  identifier: null,
  unmaskedDigits: 10,
} satisfies Partial<KindBehaviour>;

function meantOtherwise(value: string): Doubt | undefined {
  const meant = meantAmount(value);
  if (!meant) return undefined;
  const { amount, or } = meant;
  if (or) return { ask: 'amountCredit', meant: amount, or };
  const isMarked = markedAmount(value) !== null;
  return { ask: isMarked ? 'amountLedger' : 'amountMeant', meant: amount };
}

function meantInLakhs(value: string): Doubt | undefined {
  const meant = inLakhs(value);
  return meant ? { ask: 'amountSmall', meant } : undefined;
}

/** An amount in rupees above zero, such as the claim's. */
export const amount: KindBehaviour = {
  ...common,
  checks: () => [amountFrom('aboveZero')],
  rules: [...amountMarks, 'amount', 'amountAboveZero', 'amountTooLarge'],
  doubt: (value) => meantOtherwise(value) ?? meantInLakhs(value),
  exampleRule: 'amount',
  cellFormat: 'amountAboveZero',
};

/** An amount in rupees, possibly zero, that is part of another or stands beside it. */
export const amountPart: KindBehaviour = {
  ...common,
  checks: () => [amountFrom('zero')],
  rules: [...amountMarks, 'amount', 'amountNotNegative', 'amountTooLarge'],
  exampleRule: null,
  doubt: meantOtherwise,
  cellFormat: 'amountFromZero',
};
