import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { named } from '@/lib/forms/kinds/shared/cells';
import { oneOf } from '@/lib/forms/kinds/shared/checks';
import { line } from '@/lib/forms/kinds/shared/clean';
import { plain } from '@/lib/forms/kinds/shared/inputs';

const answers = ['yes', 'no'] as const;

export const yesNo: KindBehaviour = {
  clean: line,
  choices: () => answers,
  checks: () => [oneOf(answers)],
  rules: ['option'],
  exampleRule: null,
  widget: 'yesNo',
  input: { ...plain, maxLength: 3 },
  group: 'legal',
  layout: 'line',
  format: (value, words) => (value === 'yes' || value === 'no' ? words.yesNo[value] : value),
  parseCell: (cell, find) =>
    typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : named(cell, find),
  cellFormat: 'text',
  identifier: null,
};
