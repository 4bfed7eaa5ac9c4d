import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { textCell } from '@/lib/forms/kinds/shared/cells';
import { matching, notRounded } from '@/lib/forms/kinds/shared/checks';
import { digits } from '@/lib/forms/kinds/shared/clean';
import { digitKeys } from '@/lib/forms/kinds/shared/inputs';

/** Leading zeros count. */
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
