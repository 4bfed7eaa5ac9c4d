'use client';

import { RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Gives the sentence that says why an upload failed; null where nobody knows: the portal, or something on the way, broke. */
export function useUploadReason() {
  const errorText = useErrorText();
  return (error: unknown) =>
    error instanceof RequestError && error.answer.code !== 'internal' ? errorText(error) : null;
}
