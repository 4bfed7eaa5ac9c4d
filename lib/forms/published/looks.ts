/** What a word of a text may be that nobody publishes. */
export const looks = [
  'pan',
  'gstin',
  'aadhaar',
  'passport',
  'voter',
  'licence',
  'account',
  'phone',
  'email',
  'number',
  'address',
] as const;
export type Looks = (typeof looks)[number];

/** A word of a text that looks like a number of a person or like an address. */
export interface Told {
  /** As it was typed. */
  word: string;
  /** Where it stands in what was typed; `end` is the index after it. */
  start: number;
  end: number;
  looks: Looks;
  /** Whether its shape or its check digit says so, or it only may be one. */
  sure: boolean;
}
