import { queryOptions } from '@tanstack/react-query';
import type { Weight } from '@/lib/claims/selections/weigh';
import { type ClaimFilters, narrowing } from '@/lib/client/queries';
import { post, request } from '@/lib/client/request/request';
import type { ClaimStatus, ReviewStatus } from '@/lib/reference/claim-status';
import type { BulkResult } from './claims';

interface Seen {
  id: string;
  status: ClaimStatus;
  assignedToId: string | null;
}

interface StatusChange {
  status: ReviewStatus;
  reviewNote: string;
}

type Weighable = { claimIds: string[] } | { selectionId: string };

/** Selections by filters, and the weight of claims. Each is asked for once and kept while a component shows it. */
export const selectionQueries = {
  made: (filters: Partial<ClaimFilters> | null) =>
    queryOptions({
      queryKey: ['/api/claims/selections', filters],
      queryFn: () =>
        post<{ id: string; count: number }>('/api/claims/selections', {
          filters: narrowing(filters ?? {}),
        }),
      gcTime: 0,
    }),
  weight: (asked: Weighable) =>
    queryOptions({
      queryKey: ['/api/claims/weigh', asked],
      queryFn: () => post<Weight>('/api/claims/weigh', asked),
      gcTime: 0,
    }),
};

const idsOf = (claims: readonly Seen[]) => claims.map(({ id }) => id);

const change = (path: string, body: object, keepalive: boolean) =>
  request<BulkResult>(path, { method: 'PATCH', body, keepalive });

/** Changes of claims chosen one by one. With `guarded`, claims that are no longer as they were seen stay unchanged. */
export const bulkCalls = {
  status: (claims: readonly Seen[], body: StatusChange, guarded: boolean, leaving: boolean) =>
    change(
      '/api/claims/bulk/status',
      {
        claimIds: idsOf(claims),
        ...body,
        ...(guarded && { seen: Object.fromEntries(claims.map(({ id, status }) => [id, status])) }),
      },
      leaving,
    ),
  assign: (
    claims: readonly Seen[],
    assigneeId: string | null,
    guarded: boolean,
    leaving: boolean,
  ) =>
    change(
      '/api/claims/bulk/assign',
      {
        claimIds: idsOf(claims),
        assigneeId,
        ...(guarded && {
          seen: Object.fromEntries(claims.map((claim) => [claim.id, claim.assignedToId])),
        }),
      },
      leaving,
    ),
};

type Part = BulkResult & { next: number | null };

/** Changes the part of a selection that begins at `from`. */
export type PartCall = (from: number) => Promise<Part>;

const partOf =
  (path: string, body: object): PartCall =>
  (from) =>
    request<Part>(path, { method: 'PATCH', body: { ...body, from } });

/** Changes of everything in a selection, part by part. */
export const partCalls = {
  status: (id: string, body: StatusChange) => partOf(`/api/claims/selections/${id}/status`, body),
  assign: (id: string, assigneeId: string | null) =>
    partOf(`/api/claims/selections/${id}/assign`, { assigneeId }),
};

/** How far a change came before it was cut off. */
const goneOn = new WeakMap<PartCall, { from: number; result: BulkResult }>();

/** Makes a change part by part until all parts are done. Called again with the same `call`, it goes on where it was cut off. */
export async function changeAll(
  call: PartCall,
  progress: (done: number) => void,
): Promise<BulkResult> {
  let { from, result } = goneOn.get(call) ?? {
    from: 0,
    result: { updated: 0, skipped: [], proposed: 0, gone: 0 } as BulkResult,
  };
  for (;;) {
    const part = await call(from);
    result = {
      updated: result.updated + part.updated,
      skipped: [...result.skipped, ...part.skipped],
      proposed: (result.proposed ?? 0) + (part.proposed ?? 0),
      gone: (result.gone ?? 0) + (part.gone ?? 0),
    };
    if (part.next === null) return result;
    from = part.next;
    goneOn.set(call, { from, result });
    progress(from);
  }
}
