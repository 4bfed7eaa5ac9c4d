/** The papers that the portal writes about a claim. */
export const paperKinds = [
  'acknowledgement',
  'claim_form',
  'decision',
  'questions',
  'late_claim',
  'objection',
] as const;

export type PaperKind = (typeof paperKinds)[number];

/** Whether it is sent to the claimant automatically. The claim as filed is not, since it is their own text. */
export const isLetter = (kind: PaperKind) => kind !== 'claim_form';

/** Whether its amount is what is admitted; that of others is what is claimed. */
export const tellsAdmitted = (kind: PaperKind) => kind === 'decision' || kind === 'objection';

/** The number printed on a paper: CLM-2026-000001-P2 is the second of its claim. */
export const paperNumber = (claimNumber: string, number: number) => `${claimNumber}-P${number}`;
