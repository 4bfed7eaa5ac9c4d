'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { Issue } from '@/lib/platform/errors';

const keys = {
  'email.taken': 'taken',
  'email.same': 'sameEmail',
  // How long they are the page has looked at.
  'password.custom': 'common',
  'newPassword.custom': 'common',
  'password.wrong': 'wrongPassword',
  'code.wrong': 'wrongCode',
  'code.required': 'codeRequired',
} as const;

/** Gives the words for what the server refused: its own in English, else those of the rule. */
export function useIssueText() {
  const t = useTranslations('auth.problems');
  const locale = useLocale();
  return useCallback(
    ({ path, rule, message }: Issue) => {
      if (locale === 'en') return message;
      return t(keys[`${path}.${rule}` as keyof typeof keys] ?? 'other');
    },
    [t, locale],
  );
}
