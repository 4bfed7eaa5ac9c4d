import type { PresentedDocument } from '@/lib/documents/present';

/** How many documents came to a claim after a moment (ISO 8601), such as that of a proposal made without them. */
export const addedSince = (
  documents: readonly Pick<PresentedDocument, 'uploadedAt'>[],
  at: string,
) => documents.filter(({ uploadedAt }) => Date.parse(uploadedAt) > Date.parse(at)).length;
