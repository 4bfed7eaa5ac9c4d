'use client';

import { useTranslations } from 'next-intl';
import { RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Gives the sentence for an upload that failed: the server's, or 'Upload failed' when it had none. */
export function useUploadErrorText() {
  const t = useTranslations('documents.upload');
  const errorText = useErrorText();
  return (error: unknown) => {
    if (!(error instanceof RequestError)) return t('failed');
    const { answer, status } = error;
    // Not the portal's own answer, but that of something on the way.
    return status > 0 && answer.message.startsWith(`${status}: `) ? t('failed') : errorText(error);
  };
}
