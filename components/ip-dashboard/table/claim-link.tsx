'use client';

import { RowLink } from '@/components/ui/table/row-link';
import type { ListedClaim } from '@/lib/claims/present';
import { useDesk } from './desk';

export function ClaimLink({ claim }: { claim: ListedClaim }) {
  const { pathOf } = useDesk();
  return (
    <RowLink href={pathOf(claim)} className="link text-base font-semibold whitespace-nowrap">
      {claim.claimNumber}
    </RowLink>
  );
}
