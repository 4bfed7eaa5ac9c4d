/** All kinds of fields. */
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
  'bank',
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

/** The kinds of numbers that identify a person or an account. Equal numbers are found within one kind. */
export const identifierKinds = ['pan', 'aadhaar', 'account', 'other'] as const;
export type IdentifierKind = (typeof identifierKinds)[number];
