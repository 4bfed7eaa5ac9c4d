import type { KindBehaviour } from '@/lib/forms/kinds/parts/behaviour';
import { digits as digitsCell } from '@/lib/forms/kinds/parts/cells';
import { matching } from '@/lib/forms/kinds/parts/checks';
import { line } from '@/lib/forms/kinds/parts/clean';
import { digits } from '@/lib/forms/kinds/parts/inputs';

/** A postal index number of India Post. */
export const pincode: KindBehaviour = {
  clean: line,
  checks: () => [matching('pincode', /^\d{6}$/)],
  rules: ['pincode'],
  exampleRule: 'pincode',
  widget: 'input',
  input: { ...digits, maxLength: 6, autoComplete: 'postal-code' },
  group: 'contact',
  layout: 'line',
  format: (value) => value,
  parseCell: digitsCell,
  cellFormat: 'text',
  identifier: null,
};
