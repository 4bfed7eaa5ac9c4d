import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DeskCounts } from '@/lib/claims/queues/desk/counts';
import type { deskPage } from '@/lib/claims/queues/desk/list';
import type { Viewer } from '@/lib/claims/queues/desk/viewers';
import type { neighboursOf } from '@/lib/claims/queues/lists/neighbours';
import type { WorkCounts } from '@/lib/claims/queues/lists/work-counts';
import type {
  ImportedFile,
  Quarantine,
  QuarantinedClaim,
} from '@/lib/claims/queues/quarantine/read';
import type { PresentedRule, RulePreview } from '@/lib/claims/queues/rules/read';
import type { KeptSnippet } from '@/lib/claims/queues/snippets/snippets';
import type { SavedView, ViewPlace } from '@/lib/claims/queues/views/views';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import type { SameIdentifiersFound } from '@/lib/claims/records/identifiers/same-identifiers';
import { request } from '@/lib/client/request/request';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { UsageQuery } from '@/lib/identity/claimants/schema';
import type { accountsByUsage } from '@/lib/identity/claimants/usage';
import {
  type ClaimFilters,
  type DeskPlace,
  freshForEachVisit,
  polling,
  queryString,
} from './queries';

const pages =
  <Page, Asked extends Pick<ClaimFilters, 'page' | 'limit'> = Pick<ClaimFilters, 'page' | 'limit'>>(
    path: string,
  ) =>
  (asked: Asked) =>
    queryOptions({
      queryKey: [path, asked],
      queryFn: ({ signal }) => request<Page>(`${path}?${queryString(asked)}`, { signal }),
      placeholderData: keepPreviousData,
    });

export const viewsPath = (place: ViewPlace) =>
  place === 'desk' ? '/api/verification/views' : '/api/claims/views';

/** The queries that only professionals' screens need, so that claimants' pages do not load them. */
export const consoleQueries = {
  /** How many claims match each filter, among those with this status, type and assignee. */
  workCounts: ({ status, creditorType, assignedToId }: Partial<ClaimFilters>) => {
    const asked = queryString({ status, creditorType, assignedToId });
    return queryOptions({
      queryKey: ['/api/claims', 'counts', asked],
      queryFn: ({ signal }) => request<WorkCounts>(`/api/claims/counts?${asked}`, { signal }),
    });
  },
  neighbours: (id: string, list: Partial<ClaimFilters>) =>
    queryOptions({
      queryKey: ['/api/claims', id, 'neighbours', list],
      queryFn: ({ signal }) =>
        request<Awaited<ReturnType<typeof neighboursOf>>>(
          `/api/claims/${encodeURIComponent(id)}/neighbours?${queryString(list)}`,
          { signal },
        ),
    }),
  /** Also tells that this person has the claim open. */
  viewers: (claimId: string) =>
    queryOptions({
      queryKey: ['/api/claims', claimId, 'viewers'],
      queryFn: ({ signal }) =>
        request<Viewer[]>(`/api/claims/${claimId}/viewers`, { method: 'POST', signal }),
      retry: false,
      staleTime: polling.viewers,
      gcTime: 0,
      refetchInterval: polling.viewers,
    }),
  sameIdentifiers: (claimId: string) =>
    queryOptions({
      queryKey: ['/api/claims', claimId, 'same-identifiers'],
      queryFn: () =>
        request<SameIdentifiersFound>(
          `/api/claims/${encodeURIComponent(claimId)}/same-identifiers`,
        ),
    }),
  /** Newest first, as professionals see them. */
  determinations: (claimId: string) =>
    queryOptions({
      queryKey: ['/api/claims', claimId, 'determinations'],
      queryFn: ({ signal }) =>
        request<{ determinations: PresentedDetermination[] }>(
          `/api/claims/${encodeURIComponent(claimId)}/determinations`,
          { signal },
        ),
    }),
  desk: (place: DeskPlace) =>
    queryOptions({
      queryKey: ['/api/verification', place],
      queryFn: ({ signal }) =>
        request<Awaited<ReturnType<typeof deskPage>>>(`/api/verification?${queryString(place)}`, {
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  /** How many claims are in each queue of the desk, and how many are overdue. */
  deskCounts: (place: Pick<DeskPlace, 'assignee'>) =>
    queryOptions({
      queryKey: ['/api/verification', 'counts', place],
      queryFn: ({ signal }) =>
        request<DeskCounts>(`/api/verification/counts?${queryString(place)}`, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** Those of this person, and those that others share. */
  savedViews: (place: ViewPlace) =>
    queryOptions({
      queryKey: [viewsPath(place)],
      queryFn: ({ signal }) => request<SavedView[]>(viewsPath(place), { signal }),
      ...freshForEachVisit,
    }),
  /** The person's own. */
  snippets: queryOptions({
    queryKey: ['/api/snippets'],
    queryFn: ({ signal }) => request<{ snippets: KeptSnippet[] }>('/api/snippets', { signal }),
    ...freshForEachVisit,
  }),
  rules: queryOptions({
    queryKey: ['/api/case/rules'],
    queryFn: ({ signal }) => request<{ rules: PresentedRule[] }>('/api/case/rules', { signal }),
  }),
  rulePreview: (creditorType: CreditorType, below: string) =>
    queryOptions({
      queryKey: ['/api/case/rules', creditorType, below],
      queryFn: ({ signal }) =>
        request<RulePreview>(
          `/api/case/rules/${creditorType}/preview?${new URLSearchParams({ below })}`,
          { signal },
        ),
    }),
  usage: pages<Awaited<ReturnType<typeof accountsByUsage>>, UsageQuery>('/api/usage'),
  importsOf: (userId: string) =>
    queryOptions({
      queryKey: ['/api/usage', userId, 'imports'],
      queryFn: ({ signal }) => request<ImportedFile[]>(`/api/usage/${userId}/imports`, { signal }),
      ...freshForEachVisit,
    }),
  /** Those in force first. */
  quarantines: pages<{ quarantines: Quarantine[]; total: number }>('/api/quarantines'),
  quarantinedClaims: (id: string) =>
    pages<{ claims: QuarantinedClaim[]; total: number }>(`/api/quarantines/${id}/claims`),
};
