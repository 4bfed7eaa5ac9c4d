'use client';

import { useLocale, useMessages } from 'next-intl';
import { useMemo } from 'react';
import type { Issue } from '@/lib/format/broken-rule';
import type { Words } from '@/lib/i18n/words';
import { sentencesAtHand } from './error-words';
import type { ErrorAnswer } from './request';

/** A claim's form shows such an issue in its own words. */
const isOfForm = ({ path }: Issue) =>
  path.startsWith('claimData.') && path !== 'claimData.documents';

const unsaid = ({ path, rule, params }: Issue) => ({ path, rule, params });

/**
 * Gives the functions that say the server's errors in the page's language: in English the server's sentences, in other
 * languages words for its codes and rules; undefined when the words could not be loaded.
 */
export function useErrorSentences() {
  const language = useLocale();
  const words: Partial<Words> = useMessages();
  return useMemo(
    () => ({
      ofError({ message, code, params, issues = [] }: ErrorAnswer) {
        if (language === 'en') return message;
        const told = issues.filter((issue) => !isOfForm(issue)).map(unsaid);
        return sentencesAtHand(language, words)?.ofError({ code, params, issues: told });
      },
      ofIssue(issue: Issue) {
        if (language === 'en') return issue.message;
        return sentencesAtHand(language, words)?.ofRule(unsaid(issue));
      },
    }),
    [language, words],
  );
}
