import type { KindBehaviour } from '@/lib/forms/kinds/parts/behaviour';
import { asTyped } from '@/lib/forms/kinds/parts/cells';
import { fitting } from '@/lib/forms/kinds/parts/checks';
import { code } from '@/lib/forms/kinds/parts/clean';
import { codeKeys } from '@/lib/forms/kinds/parts/inputs';
import { fitsGstin } from './check-digits';

/** Of a taxpayer by PAN; of who deducts (D) or collects (C) tax at source, by PAN or by TAN: four letters, five digits, a letter. */
const ofTaxpayer = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][ZDC][0-9A-Z]$/;
const ofDeductor = /^\d{2}[A-Z]{4}\d{5}[A-Z][1-9A-Z][DC][0-9A-Z]$/;

/**
 * Of UN bodies and embassies (UN, ON), of non-residents (NR) and of online suppliers from abroad (OS): state or 99, year, country, number.
 * Their last sign is no check digit that all of them keep to.
 */
const ofOthers = /^\d{4}[A-Z]{3}\d{5}(?:UN|ON|NR|OS)[0-9A-Z]$/;

const isGstin = (value: string) =>
  [ofTaxpayer, ofDeductor, ofOthers].some((one) => one.test(value));

/** A goods and services tax identification number. No secret: it stands in a public register. */
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
