/** Every way in which a value can be wrong. Each has its words in messages/*\/forms.json. */
export const rules = [
  'required',
  'type',
  'characters',
  'tooShort',
  'tooLong',
  'email',
  'phone',
  'pan',
  'aadhaar',
  'aadhaarCheck',
  'gstin',
  'gstinCheck',
  'pincode',
  'ifsc',
  'accountNumber',
  'amount',
  'amountAboveZero',
  'amountNotNegative',
  'amountTooLarge',
  'count',
  'date',
  'dateHalf',
  'dateYear',
  'dateRange',
  'option',
  'tooManyRows',
  'professionalEmail',
  'digitsLost',
  'brokenCell',
  'garbled',
  'moreCells',
] as const;
export type Rule = (typeof rules)[number];

/** A rule that a value breaks, with what its sentence has to name. */
export interface Broken {
  rule: Rule;
  params?: Record<string, string | number>;
}
