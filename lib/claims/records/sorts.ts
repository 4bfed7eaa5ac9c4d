import type { ClaimColumn } from './columns';

interface Sort {
  /** In the table `claims`, and never empty there: neighbours compare with it. */
  column: string;
  /** The order in which a list begins: the newest, the largest, the least advanced. */
  first: 'asc' | 'desc';
  /** `claim_search` has the column too, so that a search need not read the claims for it. */
  inSearch: boolean;
}

const sortsOf = <Name extends ClaimColumn>(sorts: Record<Name, Sort>) => sorts;

/** What a list of claims can be sorted by, each a column of the list. */
export const sorts = sortsOf({
  submittedAt: { column: 'submitted_at', first: 'desc', inSearch: true },
  claimAmount: { column: 'claim_amount', first: 'desc', inSearch: true },
  status: { column: 'status', first: 'asc', inSearch: true },
});

export type ClaimSort = keyof typeof sorts;

export const claimSorts = Object.keys(sorts) as ClaimSort[];
