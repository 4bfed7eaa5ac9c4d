import { latinDigits, withoutHiddenMarks } from './digits';

/** Indian or western grouping; a comma anywhere else may be meant as a decimal point. */
const grouped = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/** Removes the grouping of a number: "1,25,000", "1 25 000"; any other text stays. A tab parts two cells. */
export function ungrouped(typed: string): string {
  const text = latinDigits(withoutHiddenMarks(typed)).trim();
  const withCommas = text.replace(/(?<=\d)[^\S\t\n\r](?=\d)/g, ',');
  return grouped.test(withCommas) ? withCommas.replaceAll(',', '') : text;
}

/** Removes ₹, Rs., commas, blanks, a last "/-". A minus, brackets and "lakh" stay: dropped, "1.25 lakh" would be ₹1.25. */
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
