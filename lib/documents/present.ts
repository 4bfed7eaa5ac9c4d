import type { Document } from '@/generated/prisma/client';

/** A document as answered, without where or how it is stored. */
export const presentDocument = (document: Document) => ({
  id: document.id,
  originalFileName: document.originalFileName,
  fileSize: document.fileSize,
  mimeType: document.mimeType,
  uploadedAt: document.uploadedAt.toISOString(),
  documentType: document.documentType,
  claimId: document.claimId,
  scanStatus: document.scanStatus,
});

export type PresentedDocument = ReturnType<typeof presentDocument> & {
  /** For a claimant with their claim: the document is theirs, and no professional has opened it. */
  removable?: boolean;
};
