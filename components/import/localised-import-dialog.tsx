'use client';

import type { ComponentProps } from 'react';
import { LoadedWords } from '@/components/shell/language/loaded-words';
import { ImportDialog } from './import-dialog';

/** The dialog with its words. */
export function LocalisedImportDialog(props: ComponentProps<typeof ImportDialog>) {
  return (
    <LoadedWords of={['import']}>
      <ImportDialog {...props} />
    </LoadedWords>
  );
}
