import type { PresentedClaim } from '@/lib/claims/records/present';
import type { PresentedMessage } from '@/lib/conversation/present';
import type { PresentedDocument } from '@/lib/documents/present';

/** The documents added after the professional asked the claimant for something, oldest first. */
export function addedSinceAsked(
  claim: Pick<PresentedClaim, 'status' | 'updatedAt' | 'documents'>,
): PresentedDocument[] {
  if (claim.status !== 'info_required') return [];
  return claim.documents
    .filter(({ uploadedAt }) => uploadedAt > claim.updatedAt)
    .toSorted((one, other) => (one.uploadedAt < other.uploadedAt ? -1 : 1));
}

/** True if the claimant said in these words that it is sent, after the last added document. */
export const toldOf = (
  added: readonly Pick<PresentedDocument, 'uploadedAt'>[],
  messages: readonly Pick<PresentedMessage, 'message' | 'sentAt'>[],
  words: string,
) =>
  messages.some(
    ({ message, sentAt }) => message === words && sentAt > (added.at(-1)?.uploadedAt ?? ''),
  );
