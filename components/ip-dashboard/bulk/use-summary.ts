'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { heldChanges } from '@/components/ip-dashboard/changes-to-undo/held-changes';
import { inReach } from '@/components/ip-dashboard/changes-to-undo/own-changes';
import type { Alike } from '@/lib/claims/queues/selections/summary';
import { isOutOfReach, selectionQueries } from '@/lib/client/mutations/many-claims';
import type { BulkChange } from './bulk-change';
import { changing } from './to-be-changed';

/** Sends what is held; true once nothing is under way. Otherwise a change still to come would look like somebody else's. */
function useSettled() {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    void heldChanges.settle().then(() => setSettled(true));
  }, []);
  return settled;
}

/**
 * What a change means once earlier changes are made: how many claims, how many rupees, and what needs a second look. `isSo`
 * tells which claims already are as wanted.
 */
export function useSummary(
  { claims, everything }: Pick<BulkChange, 'claims' | 'everything'>,
  isSo: (claims: Alike) => boolean,
) {
  const settled = useSettled();
  const selection = useQuery({
    ...selectionQueries.made(everything ?? null),
    enabled: settled && everything !== undefined,
  });
  const selectionId = selection.data?.id;
  const { data, ...summary } = useQuery({
    ...selectionQueries.summary(
      selectionId ? { selectionId } : { claimIds: claims.map(({ id }) => id) },
    ),
    enabled: settled && (everything === undefined || selectionId !== undefined),
  });
  const failed = selection.isError ? selection : summary.isError ? summary : null;
  const reached = data && !everything ? inReach(claims, data.found) : { claims, gone: [] };
  return {
    summary: data,
    changing: data && changing(data.alike, isSo),
    /** The claims to change, of those chosen one by one, and those out of reach by now. */
    ...reached,
    only: claims.length === 1 ? claims[0] : undefined,
    count: everything ? (selection.data?.count ?? 0) : reached.claims.length,
    selectionId,
    settled,
    error: failed?.error ?? null,
    /** The claims could not even be selected. */
    unselected: selection.isError,
    retrying: failed?.isFetching ?? false,
    retry: () => void failed?.refetch(),
    /** The summary is there, or failed; the selection is there. */
    ready:
      (everything === undefined || selectionId !== undefined) &&
      (data !== undefined || (summary.isError && !isOutOfReach(summary.error))),
  };
}

export type Summarised = ReturnType<typeof useSummary>;
