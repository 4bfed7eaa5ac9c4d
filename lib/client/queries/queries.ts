import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PresentedAuditEntry } from '@/lib/audit/read';
import type { PublicCase, WholeCase } from '@/lib/case/read';
import type { DeskAsked } from '@/lib/claims/queues/desk/schema';
import type { ListLayout } from '@/lib/claims/queues/list-layout';
import type { ClaimsPage } from '@/lib/claims/queues/lists/list';
import type { ConfirmedDetermination } from '@/lib/claims/records/determination';
import type { ListedDraft, PresentedDraft } from '@/lib/claims/records/drafts/read';
import type { PresentedClaim } from '@/lib/claims/records/present';
import type { ClaimSort } from '@/lib/claims/records/sorts';
import type { PresentedVersion, VersionOfClaim } from '@/lib/claims/records/versions';
import type { WorkPlace } from '@/lib/claims/records/work-filters';
import { RequestError, request } from '@/lib/client/request/request';
import type { PresentedMessage } from '@/lib/conversation/present';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { Security } from '@/lib/identity/second-factor/read';
import type { SignedInDevice } from '@/lib/identity/sessions/read';
import type { listProfessionals } from '@/lib/identity/team/read';
import type { ReferenceRate } from '@/lib/law/currency';
import type { PresentedNotification } from '@/lib/notifications/read';
import type { StatusFilter } from '@/lib/reference/claim-status';
import type { Overview } from '@/lib/statistics/overview';
import { accountQueries } from './account';

/** A filter that is absent or 'all' matches every claim. */
export interface ClaimFilters extends WorkPlace {
  status?: StatusFilter | 'all';
  creditorType?: CreditorType | 'all';
  assignedToId?: string;
  search?: string;
  sort?: ClaimSort;
  order?: 'asc' | 'desc';
  /** The best matches of a search first. */
  ranked?: 'yes';
  page: number;
  limit: number;
}

export interface Statistics {
  total: number;
  pending: number;
  approved: number;
  /** For professionals only. */
  rejected?: number;
  /** For claimants only. */
  unreadMessages?: number;
  /** For claimants only, when others transferred claims to them and wait for their answer. */
  transfersToAnswer?: number;
  /** Only when there are any. Withdrawn claims appear in lists, and in no other count. */
  withdrawn?: number;
}

export type Professional = Awaited<ReturnType<typeof listProfessionals>>[number];

/** The filters of a place in a list, without its order and page. */
export function narrowing(place: Partial<ClaimFilters>) {
  const {
    sort: _sort,
    order: _order,
    ranked: _ranked,
    page: _page,
    limit: _limit,
    ...filters
  } = place;
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value && value !== 'all'),
  );
}

/** Writes the filters of a list as the query string of its call. */
export function queryString(filters: Partial<ClaimFilters> | Partial<DeskPlace>) {
  const given = Object.entries(filters).filter(
    ([, value]) => value !== undefined && value !== '' && value !== 'all',
  );
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
}

const auditPage = 50;

const versionsPage = 20;

function nullIfAbsent(error: unknown) {
  if (error instanceof RequestError && error.status === 404) return null;
  throw error;
}

/** For data that no event makes stale: loads it again whenever the person comes back to the page. */
export const freshForEachVisit = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
} as const;

/** What anybody may read of the case; for professionals the whole, its rates, and whether they may confirm what they propose. */
export type CaseAsTold = PublicCase &
  Partial<WholeCase> & { mayConfirmOwn?: boolean; rates?: ReferenceRate[] };

/** In milliseconds. Queries with `usePolling` poll only while the event stream is closed; see use-live.ts. */
export const polling = {
  submission: 4_000,
  claims: 30_000,
  claim: 5_000,
  messages: 5_000,
  notifications: 5_000,
  viewers: 15_000,
  unreadCounts: 30_000,
  ready: 30_000,
} as const;

/** The professionals whose name, e-mail, licence number or organisation contains `search`. */
const team = (search: string) =>
  queryOptions({
    queryKey: search ? ['/api/ip-professionals', { search }] : ['/api/ip-professionals'],
    queryFn: ({ signal }) =>
      request<Professional[]>(
        `/api/ip-professionals${search && `?${new URLSearchParams({ search })}`}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** A filter that is absent or 'all' matches every claim. */
export type DeskPlace = Pick<DeskAsked, 'queue' | 'sort' | 'page' | 'limit'> &
  Partial<Pick<DeskAsked, 'assignee' | 'creditorType' | 'due' | 'order' | 'search' | 'number'>>;

/**
 * The queries of pages, except those that only professionals' screens need (console.ts): key, address, type. mutations/ says
 * beside each change what it makes stale.
 */
export const queries = {
  ...accountQueries,
  claims: (filters: ClaimFilters) =>
    queryOptions({
      queryKey: ['/api/claims', filters],
      queryFn: ({ signal }) =>
        request<ClaimsPage>(`/api/claims?${queryString(filters)}`, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** Null until this person changed it. */
  listLayout: queryOptions({
    queryKey: ['/api/claims/layout'],
    queryFn: ({ signal }) =>
      request<{ layout: ListLayout | null }>('/api/claims/layout', { signal }),
  }),
  claim: (id: string) =>
    queryOptions({
      queryKey: ['/api/claims', id],
      queryFn: ({ signal }) =>
        request<PresentedClaim>(`/api/claims/${encodeURIComponent(id)}`, { signal }),
    }),
  /** Newest first, in pages. */
  audit: (claimId: string) =>
    infiniteQueryOptions({
      queryKey: ['/api/claims', claimId, 'audit'],
      // One entry more than the page shows tells whether there are earlier ones.
      queryFn: ({ signal, pageParam }) =>
        request<PresentedAuditEntry[]>(
          `/api/claims/${encodeURIComponent(claimId)}/audit?limit=${auditPage + 1}${pageParam}`,
          { signal },
        ),
      initialPageParam: '',
      getNextPageParam: (page) =>
        page.length > auditPage ? `&before=${page[auditPage - 1]?.id}` : undefined,
      select: ({ pages }) => pages.flatMap((page) => page.slice(0, auditPage)),
    }),
  /** Newest first, in pages. */
  versions: (claimId: string) =>
    infiniteQueryOptions({
      queryKey: ['/api/claims', claimId, 'versions'],
      queryFn: ({ signal, pageParam }) =>
        request<PresentedVersion[]>(
          `/api/claims/${encodeURIComponent(claimId)}/versions?limit=${versionsPage}${pageParam}`,
          { signal },
        ),
      initialPageParam: '',
      getNextPageParam: (page) => {
        const last = page.at(-1)?.version ?? 1;
        return last > 1 ? `&before=${last}` : undefined;
      },
      select: ({ pages }) => pages.flat(),
    }),
  /** As the claimant sees them, without what led to them. */
  confirmedDeterminations: (claimId: string) =>
    queryOptions({
      queryKey: ['/api/claims', claimId, 'determinations', 'confirmed'],
      queryFn: ({ signal }) =>
        request<{ determinations: ConfirmedDetermination[] }>(
          `/api/claims/${encodeURIComponent(claimId)}/determinations`,
          { signal },
        ),
    }),
  /** The form in one version, which never changes. */
  version: (claimId: string, version: number) =>
    queryOptions({
      queryKey: ['/api/versions', claimId, version],
      queryFn: ({ signal }) =>
        request<VersionOfClaim>(`/api/claims/${encodeURIComponent(claimId)}/versions/${version}`, {
          signal,
        }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  drafts: queryOptions({
    queryKey: ['/api/drafts'],
    queryFn: ({ signal }) => request<ListedDraft[]>('/api/drafts', { signal }),
    ...freshForEachVisit,
  }),
  /** This person's draft of this type, null for none. The cache keeps nothing of it. */
  draft: (type: CreditorType) =>
    queryOptions({
      queryKey: ['/api/drafts', type],
      queryFn: ({ signal }) =>
        request<PresentedDraft>(`/api/drafts/${type}`, { signal }).catch(nullIfAbsent),
      staleTime: 0,
      gcTime: 0,
    }),
  /** What became of a claim that was sent with this key and whose answer was lost. Polls until the server answers. */
  submission: (key: string) =>
    queryOptions({
      queryKey: ['/api/claims/submissions', key],
      queryFn: ({ signal }) =>
        request<{ filed: { id: string; claimNumber: string } | null }>(
          `/api/claims/submissions/${encodeURIComponent(key)}`,
          { signal },
        ),
      networkMode: 'always',
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data ? false : polling.submission),
    }),
  /** Polls while the page is visible, so that it can tell whether the portal is there. */
  ready: queryOptions({
    queryKey: ['/api/ready'],
    queryFn: ({ signal }) => request<{ status: string }>('/api/ready', { signal }),
    refetchInterval: polling.ready,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  }),
  statistics: queryOptions({
    queryKey: ['/api/statistics/dashboard'],
    queryFn: ({ signal }) => request<Statistics>('/api/statistics/dashboard', { signal }),
  }),
  overview: queryOptions({
    queryKey: ['/api/statistics/overview'],
    queryFn: ({ signal }) => request<Overview>('/api/statistics/overview', { signal }),
  }),
  case: queryOptions({
    queryKey: ['/api/case'],
    queryFn: ({ signal }) => request<CaseAsTold>('/api/case', { signal }),
  }),
  team,
  professionals: team(''),
  /** The newest 50, oldest first. */
  messages: (claimId: string) =>
    queryOptions({
      queryKey: ['/api/claims', claimId, 'messages'],
      queryFn: ({ signal }) =>
        request<PresentedMessage[]>(`/api/claims/${encodeURIComponent(claimId)}/messages`, {
          signal,
        }),
    }),
  /** The 50 messages before a given one; they never change. */
  messagesBefore: (claimId: string, before: string) =>
    queryOptions({
      queryKey: ['/api/messages/before', claimId, before],
      queryFn: ({ signal }) =>
        request<PresentedMessage[]>(
          `/api/claims/${encodeURIComponent(claimId)}/messages?before=${before}`,
          { signal },
        ),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** By claim; claims without unread messages are left out. */
  unreadCounts: queryOptions({
    queryKey: ['/api/messages/unread-counts-bulk'],
    queryFn: ({ signal }) =>
      request<Record<string, number>>('/api/messages/unread-counts-bulk', { signal }),
  }),
  /** The newest 20, newest first. */
  notifications: queryOptions({
    queryKey: ['/api/notifications'],
    queryFn: ({ signal }) => request<PresentedNotification[]>('/api/notifications', { signal }),
  }),
  notificationsBefore: (before: string) =>
    queryOptions({
      queryKey: ['/api/notifications', 'before', before],
      queryFn: ({ signal }) =>
        request<PresentedNotification[]>(`/api/notifications?before=${before}`, { signal }),
    }),
  unreadNotifications: queryOptions({
    queryKey: ['/api/notifications', 'unread-count'],
    queryFn: ({ signal }) =>
      request<{ count: number }>('/api/notifications/unread-count', { signal }),
  }),
  /** Of the person's own account. */
  security: queryOptions({
    queryKey: ['/api/auth/security'],
    queryFn: ({ signal }) => request<Security>('/api/auth/security', { signal }),
    staleTime: 5 * 60_000,
  }),
  /** The devices on which the person is signed in, this one first. */
  sessions: queryOptions({
    queryKey: ['/api/auth/sessions'],
    queryFn: ({ signal }) => request<SignedInDevice[]>('/api/auth/sessions', { signal }),
    ...freshForEachVisit,
  }),
};
