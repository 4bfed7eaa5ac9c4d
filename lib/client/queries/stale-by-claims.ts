import { claimKeys } from '@/lib/client/live/stale-keys';

/** The queries that a changed claim makes stale. */
export const staleByClaims = claimKeys.map((queryKey) => ({ queryKey }));
