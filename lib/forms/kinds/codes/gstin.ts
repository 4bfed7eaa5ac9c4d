import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { asTyped } from '@/lib/forms/kinds/shared/cells';
import { fitting } from '@/lib/forms/kinds/shared/checks';
import { code } from '@/lib/forms/kinds/shared/clean';
import { codeKeys } from '@/lib/forms/kinds/shared/inputs';
import { fitsGstin } from './check-digits';

/**
 * A taxpayer's GSTIN holds a PAN. That of a person who deducts (D) or collects (C) tax at source holds a PAN or a TAN: four
 * letters, five digits, a letter.
 */
const ofTaxpayer = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][ZDC][0-9A-Z]$/;
const ofDeductor = /^\d{2}[A-Z]{4}\d{5}[A-Z][1-9A-Z][DC][0-9A-Z]$/;

/**
 * GSTINs of UN bodies and embassies (UN, ON), of non-residents (NR) and of online suppliers from abroad (OS): state or 99,
 * year, country, number. Their last character is not always a check digit.
 */
const ofOthers = /^\d{4}[A-Z]{3}\d{5}(?:UN|ON|NR|OS)[0-9A-Z]$/;

const isGstin = (value: string) =>
  [ofTaxpayer, ofDeductor, ofOthers].some((one) => one.test(value));

/** No secret, because it stands in a public register. */
export const gstin: KindBehaviour = {
  clean: code,
  checks: () => [
    fitting('gstin', isGstin),
    fitting('gstinCheck', (value) => ofOthers.test(value) || fitsGstin(value)),
  ],
  rules: ['gstin', 'gstinCheck'],
  exampleRule: 'gstin',
  help: 'gstin',
  widget: 'input',
  input: { ...codeKeys, maxLength: 15 },
  group: 'identification',
  layout: 'line',
  format: (value) => value,
  parseCell: asTyped,
  cellFormat: 'text',
  identifier: null,
  hasCheckDigit: true,
};
