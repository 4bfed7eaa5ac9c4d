'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { type LoadedNamespace, loadWords } from '@/lib/i18n/load';
import { AddWords } from './add-words';

type LoadedWordsProps = {
  of: readonly LoadedNamespace[];
  /** Stands there meanwhile. */
  loading?: ReactNode;
  children: ReactNode;
};

/** Gives its children the words of these namespaces, which load with this code, so that pages need not carry them. */
export function LoadedWords({ of, loading = null, children }: LoadedWordsProps) {
  const language = useLocale();
  const { data: words } = useQuery({
    queryKey: ['words', ...of, language],
    queryFn: async () =>
      Object.fromEntries(
        await Promise.all(of.map(async (name) => [name, await loadWords(name, language)])),
      ),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: true,
  });
  if (!words) return loading;
  return (
    <AddWords language={language} words={words}>
      {children}
    </AddWords>
  );
}
