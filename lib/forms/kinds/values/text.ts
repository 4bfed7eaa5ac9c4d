import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { asTyped } from '@/lib/forms/kinds/shared/cells';
import { characters } from '@/lib/forms/kinds/shared/checks';
import { line } from '@/lib/forms/kinds/shared/clean';
import { plain } from '@/lib/forms/kinds/shared/inputs';

export const text: KindBehaviour = {
  clean: line,
  checks: () => [characters('line')],
  rules: ['characters', 'tooLong'],
  exampleRule: null,
  widget: 'input',
  input: { ...plain, maxLength: 200 },
  group: 'other_details',
  layout: 'line',
  format: (value) => value,
  parseCell: asTyped,
  cellFormat: 'text',
  identifier: null,
};
