'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useDocumentUploads } from '@/components/documents/upload/use-document-uploads';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { loadAnew } from '@/lib/client/load-anew';
import { showDocuments } from '@/lib/client/mutations/documents';
import { staleByClaims } from '@/lib/client/queries/stale-by-claims';

/** Uploads to a claim, which shows them as they come. */
export function useClaimUploads({ id, documents }: PresentedClaim) {
  const client = useQueryClient();
  return useDocumentUploads({
    claimId: id,
    documents,
    onChange: (changed) => showDocuments(client, id, () => changed),
    // Loads the claim when all is done: an upload whose answer was lost may have arrived.
    onBusyChange: (busy) => {
      if (!busy) void loadAnew(client, staleByClaims);
    },
  });
}
