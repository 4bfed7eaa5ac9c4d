import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { count } from './count';

/** The number of a row in its table, which the form gives itself. */
export const serial: KindBehaviour = { ...count, widget: 'serial', takesNumbers: true };
