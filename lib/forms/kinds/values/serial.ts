import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { count } from './count';

/** The form gives each row this number. */
export const serial: KindBehaviour = { ...count, widget: 'serial', takesNumbers: true };
