'use client';

import { useIpClaims } from '@/components/ip-dashboard/table/ip-claims-context';
import { RowLink } from '@/components/ui/table/row-link';
import type { ListedClaim } from '@/lib/claims/present';

export function ClaimLink({ claim }: { claim: ListedClaim }) {
  const { pathOf } = useIpClaims();
  return (
    <RowLink href={pathOf(claim)} className="link font-semibold whitespace-nowrap">
      {claim.claimNumber}
    </RowLink>
  );
}
