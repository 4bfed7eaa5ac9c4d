'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PlaceAtDesk } from '@/components/desk/place/desk-place';
import type { GoTo } from '@/components/desk/place/use-desk-place';
import { consoleQueries } from '@/lib/client/queries/console';
import { queries } from '@/lib/client/queries/queries';
import type { DeskList } from './use-desk-list';

/** What the open claim itself loads comes first, and each claim ahead of it waits for the one before. */
const pauseMs = 300;

/**
 * Loads the next claims in advance and gives the function that opens it. While another list loads, it opens once the list is
 * there.
 */
export function useNextClaim(
  { after, further, loading }: DeskList,
  { claim }: PlaceAtDesk,
  goTo: GoTo,
) {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState(false);
  const { claimInstead } = goTo;
  useEffect(() => {
    if (!waiting || loading) return;
    setWaiting(false);
    if (!claim && after) claimInstead(after);
  }, [waiting, loading, claim, after, claimInstead]);
  const wanted = [...new Set([after, ...further])].join();
  useEffect(() => {
    const left = wanted.split(',').filter(Boolean);
    let soon: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const goOn = () => {
      const [id] = left.splice(0, 1);
      if (id && !over) soon = setTimeout(() => void prefetchClaim(client, id).then(goOn), pauseMs);
    };
    goOn();
    return () => {
      over = true;
      clearTimeout(soon);
    };
  }, [client, wanted]);
  return () => {
    goTo.claim(after);
    setWaiting(!after && loading);
  };
}

/** Loads in advance what the desk shows of a claim, with its first document sealed. Never throws. */
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
