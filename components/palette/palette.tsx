'use client';

import { LoadedWords } from '@/components/shell/language/loaded-words';
import { PaletteDialog } from './palette-dialog';

export function Palette({ onClose }: { onClose: () => void }) {
  return (
    <LoadedWords of={['keys', 'palette']}>
      <PaletteDialog onClose={onClose} />
    </LoadedWords>
  );
}
