import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { asTyped } from '@/lib/forms/kinds/shared/cells';
import { line } from '@/lib/forms/kinds/shared/clean';
import { plain } from '@/lib/forms/kinds/shared/inputs';

/** A table. Each of its cells is a field of another kind, which cleans, judges and shows it. */
export const rows: KindBehaviour = {
  clean: line,
  checks: () => [],
  rules: ['tooManyRows'],
  exampleRule: null,
  widget: 'table',
  input: { ...plain, maxLength: 0 },
  group: 'other',
  layout: 'table',
  format: (value) => value,
  parseCell: asTyped,
  cellFormat: 'text',
  identifier: null,
};
