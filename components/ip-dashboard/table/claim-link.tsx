'use client';

import { useDesk } from '@/components/ip-dashboard/desk';
import { RowLink } from '@/components/ui/table/row-link';
import type { ListedClaim } from '@/lib/claims/present';

export function ClaimLink({ claim }: { claim: ListedClaim }) {
  const { pathOf } = useDesk();
  return (
    <RowLink href={pathOf(claim)} className="link text-base font-semibold whitespace-nowrap">
      {claim.claimNumber}
    </RowLink>
  );
}
