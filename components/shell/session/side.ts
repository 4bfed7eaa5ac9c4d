/** Claimants and insolvency professionals have pages of their own. */
export type Side = 'claimant' | 'ip';
