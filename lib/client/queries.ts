import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PresentedAuditEntry } from '@/lib/audit/read';
import type { CaseFacts } from '@/lib/case/fields';
import type { ListedDraft, PresentedDraft } from '@/lib/claims/drafts/read';
import type { SameIdentifiersFound } from '@/lib/claims/identifiers/same-identifiers';
import type { neighboursOf } from '@/lib/claims/lists/neighbours';
import type { ListedClaim, PresentedClaim } from '@/lib/claims/present';
import type { ImportedFile, Quarantine, QuarantinedClaim } from '@/lib/claims/quarantine/read';
import type { ClaimSort } from '@/lib/claims/sorts';
import type { PresentedVersion, VersionOfClaim } from '@/lib/claims/versions';
import { RequestError, request } from '@/lib/client/request/request';
import type { PresentedMessage } from '@/lib/conversation/present';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { Preferences } from '@/lib/identity/accounts/preferences';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import type { listProfessionals } from '@/lib/identity/accounts/read';
import type { AccountUsage } from '@/lib/identity/claimants/usage';
import type { Security } from '@/lib/identity/second-factor/read';
import type { SignedInDevice } from '@/lib/identity/sessions/read';
import type { UndeliveredLetter } from '@/lib/notifications/mail/undelivered';
import type { PresentedNotification } from '@/lib/notifications/read';
import type { ClaimStatus } from '@/lib/reference/claim-status';
import type { Overview } from '@/lib/statistics/overview';

/** What a list of claims is narrowed by; what is left out or 'all' narrows nothing. */
export interface ClaimFilters {
  status?: ClaimStatus | 'all';
  creditorType?: CreditorType | 'all';
  assignedToId?: string;
  search?: string;
  sort?: ClaimSort;
  order?: 'asc' | 'desc';
  page: number;
  limit: number;
}

export interface Statistics {
  total: number;
  pending: number;
  approved: number;
  /** Professionals only. */
  rejected?: number;
  /** Claimants only. */
  unreadMessages?: number;
}

export type Professional = Awaited<ReturnType<typeof listProfessionals>>[number];

function queryString(filters: Partial<ClaimFilters>) {
  const given = Object.entries(filters).filter(
    ([, value]) => value !== undefined && value !== '' && value !== 'all',
  );
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
}

/** How many audit entries a page shows at a time. */
const auditPage = 50;

/** How many versions of a claim. */
const versionsPage = 20;

function nullIfAbsent(error: unknown) {
  if (error instanceof RequestError && error.status === 404) return null;
  throw error;
}

/** What is asked again whenever somebody comes back to the page: nobody tells it what went stale. */
const freshForEachVisit = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

/** How often to ask anew, in milliseconds, while nobody tells what went stale; see use-live.ts. */
export const polling = {
  claims: 30_000,
  claim: 5_000,
  messages: 5_000,
  notifications: 5_000,
  unreadCounts: 30_000,
  ready: 30_000,
} as const;

/** The professionals whose name, e-mail, licence number or organisation holds `search`. */
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

/** The pages of a list. */
const pages =
  <Page>(path: string) =>
  (asked: Pick<ClaimFilters, 'page' | 'limit'>) =>
    queryOptions({
      queryKey: [path, asked],
      queryFn: ({ signal }) => request<Page>(`${path}?${queryString(asked)}`, { signal }),
      placeholderData: keepPreviousData,
    });

/** Everything the pages read: key, address, type. What a change makes stale stands beside it, in mutations/. */
export const queries = {
  me: queryOptions({
    queryKey: ['/api/auth/me'],
    queryFn: ({ signal }) => request<PresentedUser>('/api/auth/me', { signal }),
    staleTime: 5 * 60_000,
  }),
  claims: (filters: ClaimFilters) =>
    queryOptions({
      queryKey: ['/api/claims', filters],
      queryFn: ({ signal }) =>
        request<{ claims: ListedClaim[]; total: number }>(`/api/claims?${queryString(filters)}`, {
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  claim: (id: string) =>
    queryOptions({
      queryKey: ['/api/claims', id],
      queryFn: ({ signal }) =>
        request<PresentedClaim>(`/api/claims/${encodeURIComponent(id)}`, { signal }),
    }),
  /** The claims above and below this one in a list. */
  neighbours: (id: string, list: Partial<ClaimFilters>) =>
    queryOptions({
      queryKey: ['/api/claims', id, 'neighbours', list],
      queryFn: ({ signal }) =>
        request<Awaited<ReturnType<typeof neighboursOf>>>(
          `/api/claims/${encodeURIComponent(id)}/neighbours?${queryString(list)}`,
          { signal },
        ),
    }),
  /** The audit trail of a claim, newest first, in pages. */
  audit: (claimId: string) =>
    infiniteQueryOptions({
      queryKey: ['/api/claims', claimId, 'audit'],
      // One more than is shown tells whether there are earlier ones.
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
  /** The versions of a claim's form, newest first, in pages. */
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
  /** Other claims in which a number of this one stands too. */
  sameIdentifiers: (claimId: string) =>
    queryOptions({
      queryKey: ['/api/claims', claimId, 'same-identifiers'],
      queryFn: () =>
        request<SameIdentifiersFound>(
          `/api/claims/${encodeURIComponent(claimId)}/same-identifiers`,
        ),
    }),
  /** What the form said in one version; that stays as it is. */
  version: (claimId: string, version: number) =>
    queryOptions({
      queryKey: ['/api/versions', claimId, version],
      queryFn: ({ signal }) =>
        request<VersionOfClaim>(`/api/claims/${encodeURIComponent(claimId)}/versions/${version}`, {
          signal,
        }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The claims that this person has begun and not filed. */
  drafts: queryOptions({
    queryKey: ['/api/drafts'],
    queryFn: ({ signal }) => request<ListedDraft[]>('/api/drafts', { signal }),
    ...freshForEachVisit,
  }),
  /** Their draft of this type as it is now, null for none: nothing of it stays in the cache. */
  draft: (type: CreditorType) =>
    queryOptions({
      queryKey: ['/api/drafts', type],
      queryFn: ({ signal }) =>
        request<PresentedDraft>(`/api/drafts/${type}`, { signal }).catch(nullIfAbsent),
      staleTime: 0,
      gcTime: 0,
    }),
  /** Asked again while the page is looked at, so that it can tell whether the portal is there. */
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
    queryFn: ({ signal }) => request<CaseFacts>('/api/case', { signal }),
  }),
  team,
  professionals: team(''),
  /** The newest 50 messages of a claim, oldest first. */
  messages: (claimId: string) =>
    queryOptions({
      queryKey: ['/api/claims', claimId, 'messages'],
      queryFn: ({ signal }) =>
        request<PresentedMessage[]>(`/api/claims/${encodeURIComponent(claimId)}/messages`, {
          signal,
        }),
    }),
  /** The 50 messages before one of them; what was said before stays as it is. */
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
  /** Unread messages by claim; claims without any are not in it. */
  unreadCounts: queryOptions({
    queryKey: ['/api/messages/unread-counts-bulk'],
    queryFn: ({ signal }) =>
      request<Record<string, number>>('/api/messages/unread-counts-bulk', { signal }),
  }),
  /** The newest 20 notifications, newest first. */
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
  preferences: queryOptions({
    queryKey: ['/api/preferences'],
    queryFn: ({ signal }) => request<Preferences>('/api/preferences', { signal }),
  }),
  /** How one's account is guarded. */
  security: queryOptions({
    queryKey: ['/api/auth/security'],
    queryFn: ({ signal }) => request<Security>('/api/auth/security', { signal }),
    staleTime: 5 * 60_000,
  }),
  /** The devices one is signed in on, this one first. */
  sessions: queryOptions({
    queryKey: ['/api/auth/sessions'],
    queryFn: ({ signal }) => request<SignedInDevice[]>('/api/auth/sessions', { signal }),
    ...freshForEachVisit,
  }),
  /** The letters that finally failed, newest first. */
  undeliveredMail: queryOptions({
    queryKey: ['/api/mail'],
    queryFn: ({ signal }) => request<UndeliveredLetter[]>('/api/mail', { signal }),
  }),
  /** What accounts keep, those that keep most first. */
  usage: pages<{ accounts: AccountUsage[]; total: number }>('/api/usage'),
  /** The files of claims that an account filed. */
  importsOf: (userId: string) =>
    queryOptions({
      queryKey: ['/api/usage', userId, 'imports'],
      queryFn: ({ signal }) => request<ImportedFile[]>(`/api/usage/${userId}/imports`, { signal }),
      ...freshForEachVisit,
    }),
  /** What was put into quarantine, what is in force first. */
  quarantines: pages<{ quarantines: Quarantine[]; total: number }>('/api/quarantines'),
  quarantinedClaims: (id: string) =>
    pages<{ claims: QuarantinedClaim[]; total: number }>(`/api/quarantines/${id}/claims`),
};
