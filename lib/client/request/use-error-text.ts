'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { RequestError } from './request';
import { useErrorSentences } from './use-error-sentences';

/** Gives the function that says a failed call in the page's language. */
export function useErrorText() {
  const t = useTranslations('ui.failure');
  const sentences = useErrorSentences();
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof RequestError)) return t('internal');
      if (error.status === 0) return t('network');
      return sentences.ofError(error.answer) ?? t('internal');
    },
    [t, sentences],
  );
}
