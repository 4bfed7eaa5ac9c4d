import { mutationOptions } from '@tanstack/react-query';
import type { KeptSnippet } from '@/lib/claims/queues/snippets/snippets';
import { consoleQueries } from '@/lib/client/queries/console';
import { post, request } from '@/lib/client/request/request';

const meta = { stale: [consoleQueries.snippets] };

export const snippetMutations = {
  /** Keeps a sentence, or notes that it was used again. */
  keep: mutationOptions({
    mutationFn: ({ kind, text }: Pick<KeptSnippet, 'kind' | 'text'>) =>
      post<KeptSnippet>('/api/snippets', { kind, text }),
    meta,
  }),
  remove: mutationOptions({
    mutationFn: (id: string) =>
      request<{ id: string }>(`/api/snippets/${id}`, { method: 'DELETE' }),
    meta,
  }),
};
