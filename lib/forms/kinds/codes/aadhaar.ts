import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { textCell } from '@/lib/forms/kinds/shared/cells';
import { fitting, matching, notRounded } from '@/lib/forms/kinds/shared/checks';
import { digits } from '@/lib/forms/kinds/shared/clean';
import { plain } from '@/lib/forms/kinds/shared/inputs';
import { fitsAadhaar } from './check-digits';

/** UIDAI gives this number to residents and prints it in groups of four. */
export const aadhaar: KindBehaviour = {
  clean: digits,
  checks: () => [notRounded, matching('aadhaar', /^\d{12}$/), fitting('aadhaarCheck', fitsAadhaar)],
  rules: ['digitsLost', 'aadhaar', 'aadhaarCheck'],
  exampleRule: 'aadhaar',
  help: 'aadhaar',
  widget: 'input',
  input: { ...plain, inputMode: 'numeric', maxLength: 14 },
  group: 'identification',
  layout: 'line',
  format: (value) => value.replace(/(\d{4})(?=\d)/g, '$1 '),
  parseCell: textCell(digits),
  cellFormat: 'text',
  identifier: 'aadhaar',
  hasCheckDigit: true,
};
