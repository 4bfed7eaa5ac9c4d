'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { Issue } from '@/lib/errors';

/** Gives the words for what the server refused: its own in English, else those of the rule. */
export function useIssueText() {
  const t = useTranslations('auth.problems');
  const locale = useLocale();
  return useCallback(
    ({ rule, message }: Issue) => {
      if (locale === 'en') return message;
      return t(rule === 'taken' ? 'taken' : 'other');
    },
    [t, locale],
  );
}
