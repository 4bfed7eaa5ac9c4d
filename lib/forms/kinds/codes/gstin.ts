import type { KindBehaviour } from '@/lib/forms/kinds/parts/behaviour';
import { asTyped } from '@/lib/forms/kinds/parts/cells';
import { fitting, matching } from '@/lib/forms/kinds/parts/checks';
import { upperCase } from '@/lib/forms/kinds/parts/clean';
import { code } from '@/lib/forms/kinds/parts/inputs';
import { fitsGstin } from './check-digits';

/** A goods and services tax identification number. No secret: it stands in a public register. */
export const gstin: KindBehaviour = {
  clean: upperCase,
  checks: () => [
    matching('gstin', /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/),
    fitting('gstinCheck', fitsGstin),
  ],
  rules: ['gstin', 'gstinCheck'],
  exampleRule: 'gstin',
  help: 'gstin',
  widget: 'input',
  input: { ...code, maxLength: 15 },
  group: 'identification',
  layout: 'line',
  format: (value) => value,
  parseCell: asTyped,
  cellFormat: 'text',
  identifier: null,
  hasCheckDigit: true,
};
