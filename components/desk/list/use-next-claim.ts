'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PlaceAtDesk } from '@/components/desk/place/desk-place';
import type { GoTo } from '@/components/desk/place/use-desk-place';
import { consoleQueries } from '@/lib/client/queries/console';
import { queries } from '@/lib/client/queries/queries';
import type { DeskList } from './use-desk-list';

/**
 * Loads the claim after the open one ahead, and gives the way on to it, for once one is done with; while another list is
 * on its way, it goes on as soon as that is there.
 */
export function useNextClaim({ after, loading }: DeskList, { claim }: PlaceAtDesk, goTo: GoTo) {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState(false);
  const { claimInstead } = goTo;
  useEffect(() => {
    if (!waiting || loading) return;
    setWaiting(false);
    if (!claim && after) claimInstead(after);
  }, [waiting, loading, claim, after, claimInstead]);
  useEffect(() => {
    if (!after) return;
    // Behind what the open claim itself asks for.
    const soon = setTimeout(() => void prefetchClaim(client, after), 300);
    return () => clearTimeout(soon);
  }, [client, after]);
  return () => {
    goTo.claim(after);
    setWaiting(!after && loading);
  };
}

/** Loads what the desk shows of a claim before it is open, its first document sealed. Never throws. */
async function prefetchClaim(client: QueryClient, id: string) {
  await Promise.all([
    client.prefetchQuery(queries.claim(id)),
    client.prefetchQuery(consoleQueries.determinations(id)),
  ]);
  const [first] = client.getQueryData(queries.claim(id).queryKey)?.documents ?? [];
  if (!first) return;
  const viewer = await import('@/components/documents/viewer/document-viewer').catch(() => null);
  await viewer?.preloadDocument(first);
}
