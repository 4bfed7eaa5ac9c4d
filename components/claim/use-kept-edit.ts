'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useUser } from '@/components/shell/session/use-user';
import { keepEdit, keptEdit } from '@/lib/client/on-device/edits';
import { beforeSignOut } from '@/lib/client/session/before-sign-out';

const pauseMs = 400;

/**
 * Keeps on this device what is changed in a claim, or in a part of it that `of` names, for the case that the browser ends, and gives to
 * `onFound` what a page that ended left there.
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
    // Nothing of it is saved: it is sent when its person says so.
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
    /** Soon, or when the page is left, with what is changed by then. */
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
