import type { CreditorType } from '@/lib/forms/definitions/field';

/** The field of a form that says since when the corporate debtor is in default; forms without one are absent. */
export const defaultDateOf: Partial<Record<CreditorType, 'outstandingSince' | 'defaultDate'>> = {
  form_b: 'outstandingSince',
  form_c: 'defaultDate',
};
