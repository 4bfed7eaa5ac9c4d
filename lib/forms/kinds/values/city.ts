import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { textCell } from '@/lib/forms/kinds/shared/cells';
import { characters } from '@/lib/forms/kinds/shared/checks';
import { line } from '@/lib/forms/kinds/shared/clean';
import { plain } from '@/lib/forms/kinds/shared/inputs';
import { cityName } from '@/lib/reference/places';

/** People pick from a long list or type: any text is valid. */
export const city: KindBehaviour = {
  clean: line,
  checks: () => [characters('line')],
  rules: ['characters', 'tooLong'],
  exampleRule: null,
  widget: 'city',
  input: { ...plain, maxLength: 100, autoComplete: 'address-level2' },
  group: 'contact',
  layout: 'line',
  format: (value, { places }) => (places ? cityName(places, value) : value),
  parseCell: textCell((text, find) => find.city(text) ?? text),
  cellFormat: 'text',
  identifier: null,
};
