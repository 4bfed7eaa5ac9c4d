import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '@/lib/client/request/request';
import type { ChangeKind } from '@/lib/creditor-lists/change-kinds';
import type { Changes } from '@/lib/creditor-lists/changes';
import type { Committee } from '@/lib/creditor-lists/committee';
import type { ListSettings } from '@/lib/creditor-lists/list-settings';
import type { ListLine, PresentedList } from '@/lib/creditor-lists/present';
import type { SearchTold } from '@/lib/platform/search-told';

/** In milliseconds, while a list is being made. */
const polling = 1_500;

const lists = '/api/creditor-lists';

export interface LinesPlace {
  annexure?: number | undefined;
  class?: string | undefined;
  search?: string | undefined;
  hindrance?: string | undefined;
  page: number;
}

export const linesOfPage = 20;

function queryOf(place: object) {
  const given = Object.entries(place).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
}

/** Apart from `queries`, which other pages load. */
export const creditorQueries = {
  lists: queryOptions({
    queryKey: [lists],
    queryFn: ({ signal }) => request<{ lists: PresentedList[] }>(lists, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.lists.some((list) => list.state === 'making') ? polling : false,
  }),
  settings: queryOptions({
    queryKey: [lists, 'settings'],
    queryFn: ({ signal }) => request<ListSettings>(`${lists}/settings`, { signal }),
  }),
  list: (number: number) =>
    queryOptions({
      queryKey: [lists, number],
      queryFn: ({ signal }) => request<PresentedList>(`${lists}/${number}`, { signal }),
      refetchInterval: ({ state }) => (state.data?.state === 'making' ? polling : false),
    }),
  lines: (number: number, place: LinesPlace) =>
    queryOptions({
      queryKey: [lists, number, 'rows', place],
      queryFn: ({ signal }) =>
        request<{ rows: ListLine[]; total: number } & SearchTold>(
          `${lists}/${number}/rows?${queryOf({ ...place, limit: linesOfPage })}`,
          { signal },
        ),
      placeholderData: keepPreviousData,
    }),
  committee: (number: number) =>
    queryOptions({
      queryKey: [lists, number, 'committee'],
      queryFn: ({ signal }) => request<Committee>(`${lists}/${number}/committee`, { signal }),
    }),
  changes: (number: number, place: { from: number; kind?: ChangeKind | undefined; page: number }) =>
    queryOptions({
      queryKey: [lists, number, 'changes', place],
      queryFn: ({ signal }) =>
        request<Changes>(
          `${lists}/${number}/changes?${queryOf({ ...place, limit: linesOfPage })}`,
          {
            signal,
          },
        ),
      placeholderData: keepPreviousData,
    }),
};
