import { emailPattern } from '@/lib/format/contact';
import type { KindBehaviour } from '@/lib/forms/kinds/parts/behaviour';
import { asTyped } from '@/lib/forms/kinds/parts/cells';
import { characters, matching } from '@/lib/forms/kinds/parts/checks';
import { address } from '@/lib/forms/kinds/parts/clean';

/** An e-mail address. */
export const email: KindBehaviour = {
  clean: address,
  checks: () => [characters('line'), matching('email', emailPattern)],
  rules: ['characters', 'tooLong', 'email'],
  exampleRule: 'email',
  widget: 'input',
  input: { type: 'email', inputMode: 'email', maxLength: 254, autoComplete: 'email' },
  group: 'contact',
  layout: 'line',
  format: (value) => value,
  parseCell: asTyped,
  cellFormat: 'text',
  identifier: null,
};
