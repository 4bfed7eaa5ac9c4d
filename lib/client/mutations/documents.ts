import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { queries } from '@/lib/client/queries';
import { request } from '@/lib/client/request/request';
import type { Purpose } from '@/lib/documents/content/purposes';
import type { PresentedDocument } from '@/lib/documents/present';
import { staleByClaims } from './claims';

const meta = { stale: staleByClaims };

/** Shows a claim with its documents changed, before it is loaded anew; not loaded yet, it stays so. */
export const showDocuments = (
  client: QueryClient,
  claimId: string,
  change: (documents: PresentedDocument[]) => PresentedDocument[],
) =>
  client.setQueryData(
    queries.claim(claimId).queryKey,
    (claim) => claim && { ...claim, documents: change(claim.documents) },
  );

export const documentMutations = {
  remove: mutationOptions({
    networkMode: 'always',
    mutationFn: (id: string) =>
      request<{ id: string }>(`/api/documents/${id}`, { method: 'DELETE' }),
    meta,
  }),
  /** Says anew what it is. */
  describe: mutationOptions({
    networkMode: 'always',
    mutationFn: ({ id, purpose }: { id: string; purpose: Purpose | null }) =>
      request<PresentedDocument>(`/api/documents/${id}/purpose`, {
        method: 'PUT',
        body: { purpose },
      }),
    meta,
  }),
};
