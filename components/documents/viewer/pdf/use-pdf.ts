'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { ViewProps } from '@/components/documents/viewer/view-props';
import { pdfLibrary } from '@/lib/client/open-document/pdf/library';
import { type Locked, type OpenPdf, openPdf, type PdfState } from './open-pdf';

const atFirst: PdfState = { page: 1, pages: 0, matches: null, drawn: false };

/** Draws a PDF into the element of `container`. */
export function usePdf({ bytes, onFail }: Pick<ViewProps, 'bytes' | 'onFail'>) {
  const t = useTranslations('viewer');
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(atFirst);
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const [locked, setLocked] = useState<Locked | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for its bytes, whatever is drawn around it
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function open(box: HTMLDivElement) {
      const options = {
        container: box,
        // The worker takes the bytes over, so it gets a copy.
        bytes: bytes.slice(),
        nameOfPage: (page: number) => t('page', { page }),
        emptyPage: t('emptyPage'),
        onLocked: (now: Locked) => !signal.aborted && setLocked(now),
        onChange: (change: Partial<PdfState>) =>
          !signal.aborted && setState((now) => ({ ...now, ...change })),
      };
      setPdf(await openPdf(await pdfLibrary(), options, signal));
    }
    if (container.current)
      open(container.current).catch(() => !signal.aborted && onFail('spoiled'));
    return () => leaving.abort();
  }, [bytes]);
  return {
    container,
    pdf,
    state,
    clearMatches: () => setState((s) => ({ ...s, matches: null })),
    /** Asks for its password, until the person has tried one. */
    locked: locked && {
      wrong: locked.wrong,
      open(password: string) {
        setLocked(null);
        locked.open(password);
      },
    },
  };
}
