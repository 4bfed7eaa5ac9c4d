import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { post, request } from '@/lib/client/request/request';
import type { Language } from '@/lib/i18n/language';
import type { PresentedClaimFile } from '@/lib/reports/claim-files/present';

/** In milliseconds, while a file is being made. */
const polling = 1_500;

const key = ['/api/claims/files'];

/** What pages read of whole files of claims, and have made; apart from `queries`, since most ask nothing of it. */
export const claimFileQueries = {
  /** This person's files, or those of one claim alone, the newest first; asked again while one of them is being made. */
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
  /** Has the whole file of claims made. */
  ask: () =>
    mutationOptions({
      mutationFn: (body: { ids: string[]; language: Language }) =>
        post<{ id: string }>('/api/claims/files', body),
      onSuccess: (_, __, ___, { client }) => client.invalidateQueries({ queryKey: key }),
    }),
};
