'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { ViewProps } from '@/components/documents/viewer/view-props';
import { pdfLibrary } from '@/lib/client/open-document/pdf/library';
import { type Locked, type OpenPdf, openPdf, type PdfState } from './open-pdf';

/** In milliseconds: if its first page is not drawn by then, and the worker answers nothing, a document cannot be shown here. */
const patience = { drawing: 30_000, answer: 5_000 };

const after = (ms: number) =>
  new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), ms);
  });

/** Whether the worker of a document does anything else than draw it: a page that nobody can see is drawn later. */
const isAlive = async (pdf: OpenPdf | undefined) =>
  pdf !== undefined &&
  (await Promise.race([pdf.answers(), after(patience.answer)]).catch(() => 'left')) !== 'late';

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
    let late: ReturnType<typeof setTimeout> | undefined;
    let opened: OpenPdf | undefined;
    const wait = () => {
      late = setTimeout(async () => {
        if (!signal.aborted && (await isAlive(opened))) wait();
        else if (!signal.aborted) onFail('tooBig');
      }, patience.drawing);
    };
    const drawnOrAsked = () => clearTimeout(late);
    async function open(box: HTMLDivElement) {
      const options = {
        container: box,
        // The worker takes the bytes over, so it gets a copy.
        bytes: bytes.slice(),
        nameOfPage: (page: number) => t('page', { page }),
        emptyPage: t('emptyPage'),
        onLocked: ({ wrong, open: tryOpening }: Locked) => {
          drawnOrAsked();
          const answer = (password: string) => {
            wait();
            tryOpening(password);
          };
          if (!signal.aborted) setLocked({ wrong, open: answer });
        },
        onChange: (change: Partial<PdfState>) => {
          if (change.drawn) drawnOrAsked();
          if (!signal.aborted) setState((now) => ({ ...now, ...change }));
        },
      };
      const library = await pdfLibrary();
      wait();
      opened = await openPdf(library, options, signal);
      setPdf(opened);
    }
    if (container.current)
      open(container.current).catch(() => !signal.aborted && onFail('spoiled'));
    return () => {
      drawnOrAsked();
      leaving.abort();
    };
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
