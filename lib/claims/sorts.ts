/** What a list of claims can be sorted by. */
export const claimSorts = ['submittedAt', 'claimAmount', 'status'] as const;

export type ClaimSort = (typeof claimSorts)[number];
