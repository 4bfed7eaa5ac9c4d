'use client';

import Link from 'next/link';
import type { ListedClaim } from '@/lib/claims/present';
import { useDesk } from './desk';

export function ClaimLink({ claim }: { claim: ListedClaim }) {
  const { pathOf } = useDesk();
  return (
    <Link href={pathOf(claim)} className="link text-base font-semibold whitespace-nowrap">
      {claim.claimNumber}
    </Link>
  );
}
