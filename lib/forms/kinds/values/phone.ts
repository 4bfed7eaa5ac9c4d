import type { KindBehaviour } from '@/lib/forms/kinds/parts/behaviour';
import { textCell, withoutSpaces } from '@/lib/forms/kinds/parts/cells';
import { matching } from '@/lib/forms/kinds/parts/checks';
import { line } from '@/lib/forms/kinds/parts/clean';
import { plain } from '@/lib/forms/kinds/parts/inputs';

export const phonePattern = /^[6-9]\d{9}$/;

/** +91, 0091 or 0 before ten digits. */
const countryCode = /^(\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/;

/** An Indian mobile number: ten digits without the country code. */
export const phone: KindBehaviour = {
  clean: line,
  checks: () => [matching('phone', phonePattern)],
  rules: ['phone'],
  exampleRule: 'phone',
  widget: 'phone',
  input: {
    ...plain,
    type: 'tel',
    inputMode: 'tel',
    maxLength: 10,
    autoComplete: 'tel-national',
    digitsOnly: true,
  },
  group: 'contact',
  layout: 'line',
  format: (value) => `+91 ${value.slice(0, 5)} ${value.slice(5)}`,
  parseCell: textCell((text) => withoutSpaces(text).replace(/-/g, '').replace(countryCode, '')),
  cellFormat: 'text',
  identifier: null,
  unmaskedDigits: 10,
};
