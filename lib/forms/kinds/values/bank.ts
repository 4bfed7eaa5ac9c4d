import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { bankNameIn } from '@/lib/reference/bank-names';
import { text } from './text';

export const bank: KindBehaviour = {
  ...text,
  group: 'banking',
  format: (value, { language }) => bankNameIn(language, value),
};
