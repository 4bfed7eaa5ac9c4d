import type { ListedClaim } from '@/lib/claims/records/present';
import { fullName } from '@/lib/format/person';

type Named = Pick<ListedClaim, 'creditorName' | 'claimant'>;

/** The names that a page of claims shows. */
export const namesIn = (claims: readonly Named[]) =>
  claims.flatMap(({ creditorName, claimant }) => [creditorName, fullName(claimant)]);
