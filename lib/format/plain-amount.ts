import { latinDigits, withoutHiddenMarks } from './digits';

/** Indian or western grouping; a comma anywhere else may be meant as a decimal point. */
const grouped = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/** A number without its grouping, "1,25,000" or "1 25 000"; one that is grouped in no way stays as it is. A tab parts two cells. */
export function ungrouped(typed: string): string {
  const text = latinDigits(withoutHiddenMarks(typed)).trim();
  const withCommas = text.replace(/(?<=\d)[^\S\t\n\r](?=\d)/g, ',');
  return grouped.test(withCommas) ? withCommas.replaceAll(',', '') : text;
}

/**
 * What stands in an amount without what people write around and inside it: ₹, ₨, Rs., commas, blanks, "/-" at its end. Whatever else there is
 * stays, a minus, brackets and "lakh" too: dropped, "1.25 lakh" would be ₹1.25.
 */
export function plainAmount(typed: string): string {
  const bare = latinDigits(withoutHiddenMarks(typed))
    .trim()
    .replace(/^(?:[₹₨]|(?:rs|inr|रु|रू)\.?)\s?(?=[\d.])/i, '')
    .replace(/\/[-=]?$/, '')
    .trimEnd();
  return ungrouped(bare)
    .replace(/^\.(?=\d+$)/, '0.')
    .replace(/(?<=^\d+)\.$/, '');
}
