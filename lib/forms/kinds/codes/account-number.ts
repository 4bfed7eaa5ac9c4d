import type { KindBehaviour } from '@/lib/forms/kinds/parts/behaviour';
import { textCell } from '@/lib/forms/kinds/parts/cells';
import { matching, notRounded } from '@/lib/forms/kinds/parts/checks';
import { digits } from '@/lib/forms/kinds/parts/clean';
import { digitKeys } from '@/lib/forms/kinds/parts/inputs';

/** The number of a bank account. Leading zeros count. */
export const accountNumber: KindBehaviour = {
  clean: digits,
  checks: () => [notRounded, matching('accountNumber', /^\d{8,18}$/)],
  rules: ['digitsLost', 'accountNumber'],
  exampleRule: 'accountNumber',
  help: 'accountNumber',
  widget: 'input',
  input: { ...digitKeys, maxLength: 18 },
  group: 'banking',
  layout: 'line',
  format: (value) => value,
  parseCell: textCell(digits),
  cellFormat: 'text',
  identifier: 'account',
};
