import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { queries } from '@/lib/client/queries/queries';
import { staleByClaims } from '@/lib/client/queries/stale-by-claims';
import { request } from '@/lib/client/request/request';
import type { Purpose } from '@/lib/documents/content/purposes';
import type { PresentedDocument } from '@/lib/documents/present';

const meta = { stale: staleByClaims };

/** Shows changed documents of a claim before it loads again; does nothing when the claim is not loaded. */
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
  /** Changes what the document is said to be. */
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
