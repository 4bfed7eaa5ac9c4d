import type { QueryClient } from '@tanstack/react-query';
import { consoleQueries } from '@/lib/client/console-queries';
import { queries } from '@/lib/client/queries';

/** Loads what the desk shows of a claim before it is open, its first document sealed. Never throws. */
export async function prefetchClaim(client: QueryClient, id: string) {
  await Promise.all([
    client.prefetchQuery(queries.claim(id)),
    client.prefetchQuery(consoleQueries.determinations(id)),
  ]);
  const [first] = client.getQueryData(queries.claim(id).queryKey)?.documents ?? [];
  if (!first) return;
  const viewer = await import('@/components/documents/viewer/document-viewer').catch(() => null);
  await viewer?.preloadDocument(first);
}
