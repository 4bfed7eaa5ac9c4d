'use client';

import { useEffect, useRef, useState } from 'react';
import { NotRead, readBankPhoto } from '@/lib/client/bank-photo/read';
import type { BankNumbers } from '@/lib/forms/bank-paper';

type Photo =
  | { at: 'choosing' }
  /** `percent` is null until what reads the photo is there. */
  | { at: 'reading'; percent: number | null }
  | { at: 'read'; numbers: BankNumbers }
  | { at: 'failed'; why: NotRead['why'] | 'offline' };

/** One photo at a time: whether it is being read, how far, and what stands on it. */
export function useBankPhoto() {
  const [photo, setPhoto] = useState<Photo>({ at: 'choosing' });
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  async function read(file: Blob) {
    under.current?.abort();
    const controller = new AbortController();
    under.current = controller;
    const { signal } = controller;
    const tell = (next: Photo) => !signal.aborted && setPhoto(next);
    tell({ at: 'reading', percent: null });
    try {
      const onPercent = (percent: number) => tell({ at: 'reading', percent });
      tell({ at: 'read', numbers: await readBankPhoto(file, { onPercent, signal }) });
    } catch (error) {
      const why = error instanceof NotRead ? error.why : 'reader';
      tell({ at: 'failed', why: why === 'reader' && !navigator.onLine ? 'offline' : why });
    }
  }

  return {
    photo,
    read,
    cancel() {
      under.current?.abort();
      setPhoto({ at: 'choosing' });
    },
  };
}
