import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { post, request } from '@/lib/client/request/request';
import type { Language } from '@/lib/i18n/language';
import type { PresentedClaimFile } from '@/lib/reports/claim-files/present';

/** In milliseconds, while a file is being made. */
const polling = 1_500;

const key = ['/api/claims/files'];

/** Apart from `queries`, because most pages do not need it. */
export const claimFileQueries = {
  /** This person's files, or with `claimId` those of this claim, newest first. Polls while one of them waits or is being made. */
  all: (claimId?: string) =>
    queryOptions({
      queryKey: [...key, claimId ?? 'all'],
      queryFn: ({ signal }) =>
        request<{ files: PresentedClaimFile[] }>(
          claimId ? `/api/claims/files?claim=${encodeURIComponent(claimId)}` : '/api/claims/files',
          { signal },
        ),
      refetchInterval: ({ state }) =>
        state.data?.files.some(({ state }) => state === 'waiting' || state === 'making')
          ? polling
          : false,
    }),
  ask: () =>
    mutationOptions({
      mutationFn: (body: { ids: string[]; language: Language }) =>
        post<{ id: string }>('/api/claims/files', body),
      onSuccess: (_, __, ___, { client }) => client.invalidateQueries({ queryKey: key }),
    }),
};
