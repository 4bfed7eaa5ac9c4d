'use client';

import { useQuery } from '@tanstack/react-query';
import type { Weight } from '@/lib/claims/selections/weigh';
import { selectionQueries } from '@/lib/client/mutations/selections';
import type { BulkChange } from './bulk-change';

/** What a change comes to: how many claims, how many rupees, and what about them is to be looked at twice. */
export function useWeight({ claims, everything }: Omit<BulkChange, 'kind'>) {
  const selection = useQuery({
    ...selectionQueries.made(everything ?? null),
    enabled: everything !== undefined,
  });
  const selectionId = selection.data?.id;
  const weight = useQuery({
    ...selectionQueries.weight(
      selectionId ? { selectionId } : { claimIds: claims.map(({ id }) => id) },
    ),
    enabled: everything === undefined || selectionId !== undefined,
  });
  const failed = selection.isError ? selection : weight.isError ? weight : null;
  return {
    weight: weight.data as Weight | undefined,
    only: claims.length === 1 ? claims[0] : undefined,
    count: everything ? (selection.data?.count ?? 0) : claims.length,
    selectionId,
    error: failed?.error ?? null,
    retrying: failed?.isFetching ?? false,
    retry: () => void failed?.refetch(),
    /** Claims chosen one by one can be changed unweighed; a selection has to be there. */
    ready: everything === undefined || selectionId !== undefined,
  };
}

export type Weighed = ReturnType<typeof useWeight>;
