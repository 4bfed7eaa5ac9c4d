'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { Issue } from '@/lib/errors';

const keys: Record<string, 'taken' | 'wrongPassword' | 'wrongCode' | 'codeRequired' | 'sameEmail'> =
  {
    'email.taken': 'taken',
    'email.same': 'sameEmail',
    'password.wrong': 'wrongPassword',
    'code.wrong': 'wrongCode',
    'code.required': 'codeRequired',
  };

/** Gives the words for what the server refused: its own in English, else those of the rule. */
export function useIssueText() {
  const t = useTranslations('auth.problems');
  const locale = useLocale();
  return useCallback(
    ({ path, rule, message }: Issue) => {
      if (locale === 'en') return message;
      return t(keys[`${path}.${rule}`] ?? 'other');
    },
    [t, locale],
  );
}
