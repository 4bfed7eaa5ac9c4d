/** Which of the two doors somebody stands at. */
export type Side = 'claimant' | 'ip';
