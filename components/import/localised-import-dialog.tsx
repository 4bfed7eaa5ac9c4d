'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { type ComponentProps, useMemo } from 'react';
import { AddWords } from '@/components/shell/language/add-words';
import { loadWords } from '@/lib/i18n/load';
import { ImportDialog } from './import-dialog';

/** The dialog with its words, which come along with it so that dashboards need not carry them. */
export function LocalisedImportDialog(props: ComponentProps<typeof ImportDialog>) {
  const language = useLocale();
  const { data } = useQuery({
    queryKey: ['words', 'import', language],
    queryFn: () => loadWords('import', language),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: true,
  });
  const words = useMemo(() => data && { import: data }, [data]);
  if (!words) return null;
  return (
    <AddWords language={language} words={words}>
      <ImportDialog {...props} />
    </AddWords>
  );
}
