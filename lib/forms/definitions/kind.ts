/** The closed set of what a field can be. */
export const kinds = [
  'text',
  'longText',
  'email',
  'phone',
  'pan',
  'aadhaar',
  'gstin',
  'pincode',
  'ifsc',
  'accountNumber',
  'amount',
  'amountPart',
  'count',
  'date',
  'choice',
  'city',
  'state',
  'yesNo',
  'serial',
  'rows',
] as const;
export type Kind = (typeof kinds)[number];

/** What numbers that identify a person or an account are compared as; equal ones are found by it. */
export const identifierKinds = ['pan', 'aadhaar', 'account', 'other'] as const;
export type IdentifierKind = (typeof identifierKinds)[number];
