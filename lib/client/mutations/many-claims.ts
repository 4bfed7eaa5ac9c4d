import { queryOptions } from '@tanstack/react-query';
import type { SelectionSummary } from '@/lib/claims/queues/selections/summary';
import { type ClaimFilters, narrowing } from '@/lib/client/queries/queries';
import { withReasonWords } from '@/lib/client/request/error-words';
import { post, RequestError, request } from '@/lib/client/request/request';
import type { ClaimStatus, ReviewStatus } from '@/lib/reference/claim-status';
import type { BulkResult } from './claims';

interface Seen {
  id: string;
  status: ClaimStatus;
  assignedToId: string | null;
  version?: number;
}

interface StatusChange {
  status: ReviewStatus;
  reviewNote: string;
}

type Summarisable = { claimIds: string[] } | { selectionId: string };

/** Each is asked for once and kept while a component shows it. */
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
  summary: (asked: Summarisable) =>
    queryOptions({
      queryKey: ['/api/claims/summary', asked],
      queryFn: () => post<SelectionSummary>('/api/claims/summary', asked),
      gcTime: 0,
    }),
};

const idsOf = (claims: readonly Seen[]) => claims.map(({ id }) => id);

function versionsOf(claims: readonly Seen[]) {
  const versions = claims.flatMap(({ version }) => version ?? []);
  return versions.length === claims.length && { versions };
}

const change = async (path: string, body: object, keepalive: boolean) =>
  withReasonWords(await request<BulkResult>(path, { method: 'PATCH', body, keepalive }));

/** Changes of claims chosen one by one. With `guarded`, claims that are no longer as they were seen stay unchanged. */
export const bulkCalls = {
  status: (claims: readonly Seen[], body: StatusChange, guarded: boolean, leaving: boolean) =>
    change(
      '/api/claims/bulk/status',
      {
        claimIds: idsOf(claims),
        ...body,
        ...(guarded && {
          seen: Object.fromEntries(claims.map(({ id, status }) => [id, status])),
          ...versionsOf(claims),
        }),
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

/** Tells whether a call failed because the person may not change a claim, or not any more. */
export const isOutOfReach = (error: unknown) =>
  error instanceof RequestError &&
  (error.answer.code === 'not_found' || error.answer.code === 'being_examined');

export interface SomeResult extends BulkResult {
  /** Claims that were left out because the person may no longer change them. */
  outOfReach?: { claimNumber: string }[];
}

/**
 * Changes claims chosen one by one. The server refuses all of them when one is out of reach; this then asks again for those
 * that `reached` gives, and names the others.
 */
export async function changeSome<Claim extends { id: string; claimNumber: string }>(
  claims: readonly Claim[],
  reached: (ids: string[]) => Promise<string[]>,
  call: (claims: readonly Claim[]) => Promise<BulkResult>,
): Promise<SomeResult> {
  try {
    return await call(claims);
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    const ids = new Set(await reached(claims.map(({ id }) => id)).catch(noneIfOutOfReach));
    const [left, outOfReach] = [
      claims.filter(({ id }) => ids.has(id)),
      claims.filter(({ id }) => !ids.has(id)),
    ];
    if (outOfReach.length === 0) throw error;
    const result = left.length > 0 ? await call(left) : { updated: 0, skipped: [] };
    return { ...result, gone: outOfReach.length, outOfReach };
  }
}

function noneIfOutOfReach(error: unknown): string[] {
  if (isOutOfReach(error)) return [];
  throw error;
}

type Part = BulkResult & { next: number | null };

export type PartCall = (from: number) => Promise<Part>;

const partOf =
  (path: string, body: object): PartCall =>
  async (from) =>
    withReasonWords(await request<Part>(path, { method: 'PATCH', body: { ...body, from } }));

/** Changes of everything in a selection, part by part. */
export const partCalls = {
  status: (id: string, body: StatusChange) => partOf(`/api/claims/selections/${id}/status`, body),
  assign: (id: string, assigneeId: string | null) =>
    partOf(`/api/claims/selections/${id}/assign`, { assigneeId }),
};

/** How far a change came before it was cut off. */
const goneOn = new WeakMap<PartCall, { from: number; result: BulkResult }>();

/** Makes a change part by part until all parts are done. A second call with the same `call` goes on where the first was cut off. */
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
