import type { CreditorType } from '@/lib/forms/definitions/field';

/** Says since when the corporate debtor is in default; forms without such a field are absent. */
export const defaultDateOf: Partial<Record<CreditorType, 'outstandingSince' | 'defaultDate'>> = {
  form_b: 'outstandingSince',
  form_c: 'defaultDate',
};
