'use client';

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';

// The page asks once more for queries that can grow stale, with its own sign-in.
const stale = { updatedAt: 1 };

type KnownAnswersProps = {
  answers: readonly (readonly [QueryKey, unknown])[];
  children: ReactNode;
};

/** Puts answers into the page's cache before its children render, unless it has newer ones. */
export function KnownAnswers({ answers, children }: KnownAnswersProps) {
  const client = useQueryClient();
  useMemo(() => {
    for (const [key, data] of answers)
      if (client.getQueryData(key) === undefined) client.setQueryData(key, data, stale);
  }, [client, answers]);
  return children;
}
