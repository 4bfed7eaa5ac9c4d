import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { textCell } from '@/lib/forms/kinds/shared/cells';
import { matching, notRounded } from '@/lib/forms/kinds/shared/checks';
import { digits } from '@/lib/forms/kinds/shared/clean';
import { digitKeys } from '@/lib/forms/kinds/shared/inputs';

export const pincode: KindBehaviour = {
  clean: digits,
  checks: () => [notRounded, matching('pincode', /^\d{6}$/)],
  rules: ['digitsLost', 'pincode'],
  exampleRule: 'pincode',
  widget: 'input',
  input: { ...digitKeys, maxLength: 6, autoComplete: 'postal-code' },
  group: 'contact',
  layout: 'line',
  format: (value) => value,
  parseCell: textCell(digits),
  cellFormat: 'text',
  identifier: null,
};
