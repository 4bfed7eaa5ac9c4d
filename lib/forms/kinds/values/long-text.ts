import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { asTyped } from '@/lib/forms/kinds/shared/cells';
import { characters } from '@/lib/forms/kinds/shared/checks';
import { lines } from '@/lib/forms/kinds/shared/clean';
import { plain } from '@/lib/forms/kinds/shared/inputs';

export const longText: KindBehaviour = {
  clean: lines,
  checks: () => [characters('lines')],
  rules: ['characters', 'tooShort', 'tooLong'],
  exampleRule: null,
  widget: 'textarea',
  input: { ...plain, maxLength: 5000 },
  group: 'other',
  layout: 'paragraph',
  format: (value) => value,
  parseCell: asTyped,
  cellFormat: 'text',
  identifier: null,
};
