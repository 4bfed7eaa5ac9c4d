import { sendForm } from '@/lib/client/request/send-form';
import { slots } from '@/lib/documents/content/slots';
import type { PresentedDocument } from '@/lib/documents/present';

interface Options {
  /** A UUID chosen once for each file: for a repeated send the server gives the first document. */
  idempotencyKey: string;
  claimId?: string;
  /** What the claimant says the document is. */
  documentType?: string;
  replaces?: string;
  /** Gets how much of the file is sent, from 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** Sends a document of a claim. Throws RequestError, or an AbortError once cancelled. */
export function uploadClaimDocument(file: File, { onProgress, signal, ...fields }: Options) {
  const form = new FormData();
  // The fields come first, because the server checks them before it takes the file's bytes.
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('bucketName', slots.claim.bucketName);
  form.append('file', file);
  const options = { onProgress, signal };
  return sendForm<PresentedDocument>('/api/documents/upload-object-storage', form, options);
}
