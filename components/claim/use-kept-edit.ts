'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useUser } from '@/components/shell/session/use-user';
import { keepEdit, keptEdit } from '@/lib/client/on-device/edits';
import { beforeSignOut } from '@/lib/client/session/before-sign-out';

const pauseMs = 400;

/**
 * Stores changes of a claim, or of its part `of`, on this device in case the browser ends, and gives to `onFound` what an
 * earlier page stored.
 */
export function useKeptEdit(of: string, onFound: (changed: Record<string, unknown>) => void) {
  const { id: userId } = useUser();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => void>(undefined);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    let gone = false;
    void keptEdit(userId, of)
      .catch(() => null)
      .then((changed) => {
        if (changed && !gone) found(changed);
      });
    return () => {
      gone = true;
    };
  }, [userId, of]);

  const latest = useRef<() => Record<string, unknown>>(undefined);
  useEffect(() => {
    // Saves nothing, because only the person sends the changes; tells whether there are any.
    const signingOut = async () => {
      const changed = latest.current?.() ?? {};
      return Object.keys(changed).length > 0;
    };
    beforeSignOut.add(signingOut);
    return () => void beforeSignOut.delete(signingOut);
  }, []);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      waiting.current?.();
    },
    [],
  );

  return {
    /** Stores the changes soon, or when the person leaves the page. */
    keep(changed: () => Record<string, unknown>) {
      latest.current = changed;
      clearTimeout(timer.current);
      const save = () => {
        waiting.current = undefined;
        void keepEdit(userId, of, changed());
      };
      waiting.current = save;
      timer.current = setTimeout(save, pauseMs);
    },
    forget() {
      latest.current = undefined;
      waiting.current = undefined;
      clearTimeout(timer.current);
      void keepEdit(userId, of, {});
    },
  };
}
