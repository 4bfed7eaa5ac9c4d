import { sendForm } from '@/lib/client/request/send-form';
import { slots } from '@/lib/documents/content/slots';
import type { PresentedDocument } from '@/lib/documents/present';

interface Options {
  /** A UUID chosen once for each file: sent again, it answers the first document. */
  idempotencyKey: string;
  claimId?: string;
  /** What it is said to be. */
  documentType?: string;
  /** The document on the claim that gives way to it. */
  replaces?: string;
  /** From 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** Sends one claim document, telling how far it is. Throws RequestError, or an AbortError once cancelled. */
export function uploadClaimDocument(file: File, { onProgress, signal, ...fields }: Options) {
  const form = new FormData();
  // Fields first: the server decides by them before it takes the file's bytes.
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('bucketName', slots.claim.bucketName);
  form.append('file', file);
  const options = { onProgress, signal };
  return sendForm<PresentedDocument>('/api/documents/upload-object-storage', form, options);
}
