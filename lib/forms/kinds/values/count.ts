import type { KindBehaviour } from '@/lib/forms/kinds/parts/behaviour';
import { digits as digitsCell } from '@/lib/forms/kinds/parts/cells';
import { count as wholeNumber } from '@/lib/forms/kinds/parts/checks';
import { figure } from '@/lib/forms/kinds/parts/clean';
import { digits } from '@/lib/forms/kinds/parts/inputs';

/** How many of something there are: 1 or more. */
export const count: KindBehaviour = {
  clean: figure,
  checks: () => [wholeNumber],
  rules: ['count'],
  exampleRule: 'count',
  widget: 'input',
  input: { ...digits, maxLength: 7 },
  group: 'other_details',
  layout: 'line',
  format: (value) => value,
  parseCell: digitsCell,
  cellFormat: 'wholeNumber',
  identifier: null,
};
