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

/** The portal looks for equal numbers only within one of these kinds. */
export const identifierKinds = ['pan', 'aadhaar', 'account', 'other'] as const;
export type IdentifierKind = (typeof identifierKinds)[number];
