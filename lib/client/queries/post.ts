import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { saveFile } from '@/lib/client/files/files';
import { post, request, send } from '@/lib/client/request/request';
import type { lettersForPost } from '@/lib/papers/post/read';

type Letters = Awaited<ReturnType<typeof lettersForPost>>;

const key = ['/api/papers/post'];

export const lettersPerPage = 50;

/** What the page of letters for the post needs; no other page uses it. */
export const postQueries = {
  /** The letters that go by post, oldest first. */
  letters: (page: number) =>
    queryOptions({
      queryKey: [...key, page],
      queryFn: ({ signal }) =>
        request<Letters>(`/api/papers/post?page=${page}&limit=${lettersPerPage}`, { signal }),
      placeholderData: keepPreviousData,
    }),
  print: () =>
    mutationOptions({
      mutationFn: async (ids: string[]) => {
        const response = await send('/api/papers/post/print', { method: 'POST', body: { ids } });
        saveFile(await response.blob(), `letters-${ids.length}.pdf`);
      },
    }),
  posted: () =>
    mutationOptions({
      mutationFn: (body: { ids: string[]; postedOn: string }) =>
        post<{ posted: number }>('/api/papers/post/posted', body),
      onSuccess: (_, __, ___, { client }) => client.invalidateQueries({ queryKey: key }),
    }),
};
