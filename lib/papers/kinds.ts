/** What the portal says of a claim in writing. */
export const paperKinds = [
  'acknowledgement',
  'claim_form',
  'decision',
  'questions',
  'late_claim',
  'objection',
] as const;

export type PaperKind = (typeof paperKinds)[number];

/** Whether it goes to the claimant by itself; the claim as filed is their own words. */
export const isLetter = (kind: PaperKind) => kind !== 'claim_form';

/** What a paper is called where it stands: CLM-2026-000001-P2 is the second of its claim. */
export const paperNumber = (claimNumber: string, number: number) => `${claimNumber}-P${number}`;
