import { sendForm } from '@/lib/client/request/send-form';
import { slots } from '@/lib/documents/content/slots';
import type { PresentedDocument } from '@/lib/documents/present';

interface Options {
  claimId?: string;
  /** From 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** Sends one claim document, telling how far it is. Throws RequestError, or an AbortError once cancelled. */
export function uploadClaimDocument(file: File, { claimId, ...options }: Options) {
  const form = new FormData();
  // Fields first: the server decides by them before it takes the file's bytes.
  if (claimId) form.append('claimId', claimId);
  form.append('bucketName', slots.claim.bucketName);
  form.append('file', file);
  return sendForm<PresentedDocument>('/api/documents/upload-object-storage', form, options);
}
