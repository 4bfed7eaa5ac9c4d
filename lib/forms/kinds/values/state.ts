import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { textCell } from '@/lib/forms/kinds/shared/cells';
import { oneOf } from '@/lib/forms/kinds/shared/checks';
import { line } from '@/lib/forms/kinds/shared/clean';
import { plain } from '@/lib/forms/kinds/shared/inputs';
import { stateName } from '@/lib/reference/places';
import { stateCalled } from '@/lib/reference/state-names';
import { states } from '@/lib/reference/states';

export const state: KindBehaviour = {
  clean: line,
  choices: () => states,
  checks: () => [oneOf(states)],
  rules: ['option'],
  exampleRule: null,
  widget: 'select',
  input: { ...plain, maxLength: 100, autoComplete: 'address-level1' },
  group: 'contact',
  layout: 'line',
  format: (value, { places }) => (places ? stateName(places, value) : value),
  parseCell: textCell((text, find) => find.choice(text) ?? stateCalled(text) ?? text),
  cellFormat: 'text',
  identifier: null,
};
