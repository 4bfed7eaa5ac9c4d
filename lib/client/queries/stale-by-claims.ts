import { queries } from './queries';

/** What a changed claim makes stale: lists, the claim itself, its audit trail, the desk and the counts. */
export const staleByClaims = [
  { queryKey: ['/api/claims'] },
  { queryKey: ['/api/verification'] },
  queries.statistics,
  queries.overview,
];
