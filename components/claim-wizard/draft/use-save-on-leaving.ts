'use client';

import { useEffect, useEffectEvent } from 'react';
import type { OpenDraft } from '@/components/drafts/open-draft';
import { beforeSignOut } from '@/lib/client/session/before-sign-out';

/**
 * How a visit ended: the server has all, this device has the last changes, or only the page has them; null when there was
 * nothing to save.
 */
export type Left = 'saved' | 'here' | 'page' | null;

function leftHow(drafts: OpenDraft[]): Left {
  const unsaved = drafts.filter(({ saver }) => saver.isUnsaved());
  if (unsaved.length > 0) return unsaved.every(({ keptHere }) => keptHere) ? 'here' : 'page';
  return drafts.some(({ saver }) => saver.hasSaved()) ? 'saved' : null;
}

/**
 * Saves when the page is hidden, closed or left, before its person signs out, and when the network is back. `onLeft` then gets
 * the outcome.
 */
export function useSaveOnLeaving(opened: Map<unknown, OpenDraft>, onLeft: (how: Left) => void) {
  const save = useEffectEvent((keepalive: boolean) =>
    Promise.all(
      [...opened.values()].map(async ({ saver, keeper }) => {
        if (saver.isUnsaved()) void keeper.now();
        await saver.flush(keepalive).catch(() => undefined);
      }),
    ),
  );
  const unsaved = useEffectEvent(async () => {
    await save(false);
    const drafts = [...opened.values()];
    await Promise.all(drafts.map(({ keeper }) => keeper.now()));
    return drafts.some(({ saver }) => saver.isUnsaved());
  });
  const left = useEffectEvent(async () => {
    await save(true);
    const drafts = [...opened.values()];
    await Promise.all(drafts.map(({ keeper }) => keeper.now()));
    onLeft(leftHow(drafts));
    // From now on, the next page that finds it sends what this device stores.
    await Promise.all(drafts.map((draft) => draft.end()));
  });

  useEffect(() => {
    const closing = () => void save(true);
    const hidden = () => document.visibilityState === 'hidden' && closing();
    const online = () => void save(false);
    const signingOut = () => unsaved();
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', closing);
    window.addEventListener('online', online);
    beforeSignOut.add(signingOut);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', closing);
      window.removeEventListener('online', online);
      beforeSignOut.delete(signingOut);
      void left();
    };
  }, []);
}
