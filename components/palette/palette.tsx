'use client';

import { LoadedWords } from '@/components/shell/language/loaded-words';
import { PaletteDialog } from './palette-dialog';

/** The palette with its words. */
export function Palette({ onClose }: { onClose: () => void }) {
  return (
    <LoadedWords of={['keys', 'palette']}>
      <PaletteDialog onClose={onClose} />
    </LoadedWords>
  );
}
