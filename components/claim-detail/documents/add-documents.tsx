'use client';

import type { PresentedClaim } from '@/lib/claims/records/present';
import { MoreDocuments } from './more-documents';
import { useClaimUploads } from './use-claim-uploads';

/** For a professional who acts for a creditor without an account. */
export function AddDocuments({ claim }: { claim: PresentedClaim }) {
  return <MoreDocuments byOffice claim={claim} uploads={useClaimUploads(claim)} />;
}
