import type { PresentedDocument } from '@/lib/documents/present';
import { bearer, RequestError } from './request';

interface Options {
  claimId?: string;
  /** From 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** Sends one claim document, telling how far it is. Throws RequestError, or an AbortError once cancelled. */
export function uploadClaimDocument(file: File, { claimId, onProgress, signal }: Options) {
  const form = new FormData();
  // Fields first: the server decides by them before it takes the file's bytes.
  if (claimId) form.append('claimId', claimId);
  form.append('bucketName', 'claimdocuments');
  form.append('file', file);
  return new Promise<PresentedDocument>((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', '/api/documents/upload-object-storage');
    for (const [name, value] of Object.entries(bearer())) call.setRequestHeader(name, value);
    call.upload.onprogress = (event) =>
      onProgress(event.lengthComputable ? event.loaded / event.total : 0);
    call.onload = () => {
      const { status, responseText } = call;
      if (status < 200 || status >= 300) {
        reject(new RequestError(status, call.statusText, responseText));
        return;
      }
      try {
        resolve(JSON.parse(responseText));
      } catch {
        // A page of something on the way, such as a hotel's sign-in, and not the portal's answer.
        reject(new RequestError(0, 'Network error', ''));
      }
    };
    call.onerror = () => reject(new RequestError(0, 'Network error', ''));
    call.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(form);
  });
}
