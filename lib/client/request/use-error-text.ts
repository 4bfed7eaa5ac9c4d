'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { RequestError } from './request';

/**
 * Gives the sentence to show for a failed call: the server's own in English, else the one for its
 * code. Needs the words of `errors`.
 */
export function useErrorText() {
  const t = useTranslations('errors');
  const locale = useLocale();
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof RequestError)) return t('internal');
      const { code, message } = error.answer;
      return locale === 'en' && error.status > 0 ? message : t(code);
    },
    [t, locale],
  );
}
