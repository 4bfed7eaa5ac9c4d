import { mutationOptions } from '@tanstack/react-query';
import type { DraftBody, NumberShown } from '@/lib/claims/records/drafts/schema';
import type { SavedDraft } from '@/lib/claims/records/drafts/write';
import { queries } from '@/lib/client/queries/queries';
import { post, request } from '@/lib/client/request/request';
import type { CreditorType } from '@/lib/forms/definitions/field';

/** What a saved, deleted or filed draft makes stale: the list of drafts. */
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
 * Saves a draft. `revision` is the one that it was read with, 0 for a new draft; if the draft has another one by now, nothing
 * changes. The list of drafts stays: the wizard makes it stale when the person leaves, not after each save.
 */
export const saveDraft = (type: CreditorType, body: DraftBody, keepalive: boolean) =>
  request<SavedDraft>(`/api/drafts/${type}`, { method: 'PUT', body, keepalive });

/** Gives one number of the person's own draft in full. */
export const revealInDraft = (type: CreditorType, body: NumberShown) =>
  post<{ number: string }>(`/api/drafts/${type}/reveal`, body);
