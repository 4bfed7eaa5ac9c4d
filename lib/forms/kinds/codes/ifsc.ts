import type { KindBehaviour } from '@/lib/forms/kinds/parts/behaviour';
import { asTyped } from '@/lib/forms/kinds/parts/cells';
import { matching } from '@/lib/forms/kinds/parts/checks';
import { upperCase } from '@/lib/forms/kinds/parts/clean';
import { code } from '@/lib/forms/kinds/parts/inputs';

/** The code of a bank's branch. */
export const ifsc: KindBehaviour = {
  clean: upperCase,
  checks: () => [matching('ifsc', /^[A-Z0-9]{11}$/)],
  rules: ['ifsc'],
  exampleRule: 'ifsc',
  widget: 'input',
  input: { ...code, maxLength: 11 },
  group: 'banking',
  layout: 'line',
  format: (value) => value,
  parseCell: asTyped,
  cellFormat: 'text',
  identifier: null,
};
