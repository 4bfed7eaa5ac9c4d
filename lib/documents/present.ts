import type { Document } from '@/generated/prisma/client';

/** A document as answers carry it: nothing of how or where it is kept. */
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
  /** Told to a claimant with their claim: it is theirs, and no professional has opened it. */
  removable?: boolean;
};
