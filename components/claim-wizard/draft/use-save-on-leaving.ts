'use client';

import { useEffect, useEffectEvent } from 'react';
import { beforeSignOut } from '@/lib/client/session/before-sign-out';
import type { OpenDraft } from './open-draft';

/**
 * Saves what is not saved yet when the page is hidden, closed or left, before its person signs out, and when the
 * network is back.
 * `onLeft` is told afterwards whether anything of this visit was saved.
 */
export function useSaveOnLeaving(
  opened: Map<unknown, OpenDraft>,
  onLeft: (saved: boolean) => void,
) {
  const save = useEffectEvent((keepalive: boolean) =>
    Promise.all(
      [...opened.values()].map(({ saver }) => saver.flush(keepalive).catch(() => undefined)),
    ),
  );
  const left = useEffectEvent(() => {
    void save(true).then(() => onLeft([...opened.values()].some(({ saver }) => saver.hasSaved())));
  });

  useEffect(() => {
    const closing = () => void save(true);
    const hidden = () => document.visibilityState === 'hidden' && closing();
    const online = () => void save(false);
    const signingOut = () => save(false);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', closing);
    window.addEventListener('online', online);
    beforeSignOut.add(signingOut);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', closing);
      window.removeEventListener('online', online);
      beforeSignOut.delete(signingOut);
      left();
    };
  }, []);
}
