import type { KindBehaviour } from '@/lib/forms/kinds/parts/behaviour';
import { digits as digitsCell } from '@/lib/forms/kinds/parts/cells';
import { matching } from '@/lib/forms/kinds/parts/checks';
import { line } from '@/lib/forms/kinds/parts/clean';
import { digits } from '@/lib/forms/kinds/parts/inputs';

/** The number of a bank account. Leading zeros count. */
export const accountNumber: KindBehaviour = {
  clean: line,
  checks: () => [matching('accountNumber', /^\d{8,18}$/)],
  rules: ['accountNumber'],
  exampleRule: 'accountNumber',
  help: 'accountNumber',
  widget: 'input',
  input: { ...digits, maxLength: 18 },
  group: 'banking',
  layout: 'line',
  format: (value) => value,
  parseCell: digitsCell,
  cellFormat: 'text',
  identifier: 'account',
};
