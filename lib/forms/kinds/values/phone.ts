import { phonePattern } from '@/lib/format/contact';
import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { textCell } from '@/lib/forms/kinds/shared/cells';
import { matching, notRounded } from '@/lib/forms/kinds/shared/checks';
import { mobile } from '@/lib/forms/kinds/shared/clean';
import { plain } from '@/lib/forms/kinds/shared/inputs';

/** An Indian mobile number: ten digits without the country code. */
export const phone: KindBehaviour = {
  clean: mobile,
  checks: () => [notRounded, matching('phone', phonePattern)],
  rules: ['digitsLost', 'phone'],
  exampleRule: 'phone',
  widget: 'phone',
  input: {
    ...plain,
    type: 'tel',
    inputMode: 'tel',
    maxLength: 10,
    autoComplete: 'tel-national',
    shownClean: true,
  },
  group: 'contact',
  layout: 'line',
  format: (value) => `+91 ${value.slice(0, 5)} ${value.slice(5)}`,
  parseCell: textCell(mobile),
  cellFormat: 'text',
  identifier: null,
  unmaskedDigits: 10,
};
