import type { PresentedClaim } from '@/lib/claims/records/present';
import type { PresentedMessage } from '@/lib/conversation/present';
import type { PresentedDocument } from '@/lib/documents/present';

/** The documents that were added after the claimant was asked for something, oldest first. */
export function addedSinceAsked(
  claim: Pick<PresentedClaim, 'status' | 'updatedAt' | 'documents'>,
): PresentedDocument[] {
  if (claim.status !== 'info_required') return [];
  return claim.documents
    .filter(({ uploadedAt }) => uploadedAt > claim.updatedAt)
    .toSorted((one, other) => (one.uploadedAt < other.uploadedAt ? -1 : 1));
}

/** Whether the claimant has said with these words that it is sent, after the last of what was added. */
export const toldOf = (
  added: readonly Pick<PresentedDocument, 'uploadedAt'>[],
  messages: readonly Pick<PresentedMessage, 'message' | 'sentAt'>[],
  words: string,
) =>
  messages.some(
    ({ message, sentAt }) => message === words && sentAt > (added.at(-1)?.uploadedAt ?? ''),
  );
