import type { KindBehaviour } from '@/lib/forms/kinds/parts/behaviour';
import { asTyped } from '@/lib/forms/kinds/parts/cells';
import { characters } from '@/lib/forms/kinds/parts/checks';
import { line } from '@/lib/forms/kinds/parts/clean';
import { plain } from '@/lib/forms/kinds/parts/inputs';

/** A line of text. */
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
