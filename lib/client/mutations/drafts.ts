import { mutationOptions } from '@tanstack/react-query';
import type { DraftBody, NumberShown } from '@/lib/claims/drafts/schema';
import type { SavedDraft } from '@/lib/claims/drafts/write';
import { queries } from '@/lib/client/queries';
import { post, request } from '@/lib/client/request/request';
import type { CreditorType } from '@/lib/forms/definitions/field';

/** What a draft that was saved, deleted or filed makes stale: their list. */
export const staleByDrafts = [{ queryKey: queries.drafts.queryKey, exact: true }];

export const draftMutations = {
  delete: (type: CreditorType) =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: () => request(`/api/drafts/${type}`, { method: 'DELETE' }),
      meta: { stale: staleByDrafts },
    }),
};

/**
 * `revision` is the one it was read with, 0 for a new one; when it has another by now, nothing changes. The list of
 * drafts is stale once the wizard is left, not after each save while somebody types.
 */
export const saveDraft = (type: CreditorType, body: DraftBody, keepalive: boolean) =>
  request<SavedDraft>(`/api/drafts/${type}`, { method: 'PUT', body, keepalive });

export const revealInDraft = (type: CreditorType, body: NumberShown) =>
  post<{ number: string }>(`/api/drafts/${type}/reveal`, body);
