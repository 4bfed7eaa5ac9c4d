import type { Field } from '@/lib/forms/definitions/field';
import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { named } from '@/lib/forms/kinds/shared/cells';
import { oneOf } from '@/lib/forms/kinds/shared/checks';
import { line } from '@/lib/forms/kinds/shared/clean';
import { plain } from '@/lib/forms/kinds/shared/inputs';

const choices = ({ options = [] }: Field) => options;

export const choice: KindBehaviour = {
  clean: line,
  choices,
  checks: (field) => [oneOf(choices(field))],
  rules: ['option'],
  exampleRule: null,
  widget: 'select',
  input: { ...plain, maxLength: 100 },
  group: 'other_details',
  layout: 'line',
  format: (value, { option }) => option(value),
  parseCell: named,
  cellFormat: 'text',
  identifier: null,
};
