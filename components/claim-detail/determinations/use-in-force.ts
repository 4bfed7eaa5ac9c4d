import { useQuery } from '@tanstack/react-query';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { queries } from '@/lib/client/queries/queries';

/** The determination that its claimant reads, and the earlier ones. */
export function useInForce(claim: PresentedClaim) {
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.confirmedDeterminations(claim.id),
    enabled: claim.determination !== null,
  });
  const inForce = data?.determinations.find(({ state }) => state === 'confirmed');
  const earlier = data?.determinations.filter((one) => one !== inForce) ?? [];
  return { loaded: data !== undefined, inForce, earlier, error, isFetching, refetch };
}
