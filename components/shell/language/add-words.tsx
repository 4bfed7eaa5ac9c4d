'use client';

import { NextIntlClientProvider, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import type { Language } from '@/lib/i18n/language';
import type { Words } from '@/lib/i18n/words';

type AddWordsProps = { language: Language; words: Partial<Words>; children: ReactNode };

/** Adds these words to those that its children already have. */
export function AddWords({ language, words, children }: AddWordsProps) {
  const outer = useMessages();
  const messages = useMemo(() => ({ ...outer, ...words }), [outer, words]);
  return (
    <NextIntlClientProvider locale={language} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
