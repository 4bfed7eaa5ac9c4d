import type { CreditorType } from './definitions/field';

/** Papers that help to fill in a form and to prove the claim, by their keys in `guide.papers`. None is required. */
export const papersOf = {
  form_b: ['invoices', 'orders', 'ledger', 'gst', 'bank'],
  form_c: ['loan', 'statement', 'security', 'authority', 'bank'],
  form_d: ['employment', 'pay', 'reckoning', 'identity', 'bank'],
  form_e: ['mandate', 'people', 'employmentOfAll', 'identity', 'bank'],
  form_f: ['receipts', 'payment', 'letters', 'bank'],
  form_ca: ['allotment', 'payment', 'interest', 'authority', 'bank'],
} as const satisfies Record<CreditorType, readonly string[]>;

/** About how many minutes a person with the papers at hand needs for a form. */
export const minutesFor: Record<CreditorType, number> = {
  form_b: 20,
  form_c: 25,
  form_d: 15,
  form_e: 30,
  form_f: 10,
  form_ca: 20,
};
