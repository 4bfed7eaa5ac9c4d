'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ClaimValues, CreditorType } from '@/lib/forms/field';
import { openDraft } from './draft';

const pause = 400;

/** The claim being filled in and its creditor type, kept in this tab until it is closed. */
export function useDraft(userId: string) {
  const [draft] = useState(() => openDraft(userId, sessionStorage));
  const [type, setType] = useState<CreditorType | null>(draft.restoredType);
  const closed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useEffectEvent(() => {
    if (!closed.current) draft.keep(type);
  });

  const change = useCallback(
    (of: CreditorType, values: ClaimValues) => {
      draft.change(of, values);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => !closed.current && draft.keep(of), pause);
    },
    [draft],
  );

  useEffect(() => {
    const now = () => keep();
    window.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
      now();
    };
  }, []);

  return {
    draft,
    type,
    setType,
    change,
    /** It was filed, or left on purpose: nothing of it stays. */
    close: () => {
      closed.current = true;
      draft.forget();
    },
    isClosed: () => closed.current,
  };
}
