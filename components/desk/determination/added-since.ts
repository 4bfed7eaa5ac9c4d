import type { PresentedDocument } from '@/lib/documents/present';

/** Counts the documents that came to a claim after a moment (ISO 8601), such as a proposal. */
export const addedSince = (
  documents: readonly Pick<PresentedDocument, 'uploadedAt'>[],
  at: string,
) => documents.filter(({ uploadedAt }) => Date.parse(uploadedAt) > Date.parse(at)).length;
