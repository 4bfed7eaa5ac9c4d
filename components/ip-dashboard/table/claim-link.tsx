'use client';

import { RowLink } from '@/components/ui/table/row-link';
import type { ListedClaim } from '@/lib/claims/present';
import { useIpClaims } from './ip-claims-context';

export function ClaimLink({ claim }: { claim: ListedClaim }) {
  const { pathOf } = useIpClaims();
  return (
    <RowLink href={pathOf(claim)} className="link text-base font-semibold whitespace-nowrap">
      {claim.claimNumber}
    </RowLink>
  );
}
