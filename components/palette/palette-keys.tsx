'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useUser } from '@/components/shell/session/use-user';
import { onDemand } from '@/components/ui/loading/on-demand';
import { paletteState } from '@/components/ui/palette-state';

const Palette = onDemand(async () => (await import('./palette')).Palette, {
  close: () => paletteState.set(false),
});

const close = () => paletteState.set(false);

/** Opens the palette by Ctrl+K, or the command key and K, on every page of a professional. */
export function PaletteKeys() {
  const { status } = useUser();
  const open = useSyncExternalStore(
    paletteState.subscribe,
    paletteState.current,
    paletteState.closed,
  );
  const works = status === 'active';
  useEffect(() => {
    if (!works) return;
    function onKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      // The person first finishes what is open over the page.
      if (paletteState.current() || !document.querySelector('[role=dialog], [role=alertdialog]'))
        paletteState.set(!paletteState.current());
    }
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      close();
    };
  }, [works]);
  return works && open ? <Palette onClose={close} /> : null;
}
