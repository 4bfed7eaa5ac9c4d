/** What a word that nobody should publish looks like. */
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

/** A word that looks like a personal number or like an address. */
export interface Told {
  word: string;
  /** Its place in the typed text; `end` is the index after it. */
  start: number;
  end: number;
  looks: Looks;
  /** Its shape or its check digit proves it; otherwise it only may be one. */
  sure: boolean;
}
