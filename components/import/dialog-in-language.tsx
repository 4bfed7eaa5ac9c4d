'use client';

import { useQuery } from '@tanstack/react-query';
import { NextIntlClientProvider, useLocale, useMessages, useTimeZone } from 'next-intl';
import type { ComponentProps } from 'react';
import type { Words } from '@/lib/i18n/words';
import { BulkUploadDialog } from './bulk-upload-dialog';

type ImportWords = Words['import'];

const load = {
  en: async (): Promise<ImportWords> => (await import('@/messages/en/import.json')).default,
  hi: async (): Promise<ImportWords> => (await import('@/messages/hi/import.json')).default,
};

/** The dialog with its words, which come along with it so that dashboards need not carry them. */
export function DialogInLanguage(props: ComponentProps<typeof BulkUploadDialog>) {
  const language = useLocale();
  const outer = useMessages();
  const timeZone = useTimeZone();
  const { data } = useQuery({
    queryKey: ['words', 'import', language],
    queryFn: load[language],
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: true,
  });
  if (!data) return null;
  return (
    <NextIntlClientProvider
      locale={language}
      {...(timeZone ? { timeZone } : {})}
      messages={{ ...outer, import: data }}
    >
      <BulkUploadDialog {...props} />
    </NextIntlClientProvider>
  );
}
