'use client';

import './pdf.css';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useViewerKeys } from '@/components/documents/viewer/bar/use-viewer-keys';
import { ZoomTools } from '@/components/documents/viewer/bar/zoom-tools';
import { ScrollBox } from '@/components/documents/viewer/scroll-box';
import type { ViewProps } from '@/components/documents/viewer/view-props';
import { Spinner } from '@/components/ui/loading/spinner';
import { pdfLibrary } from '@/lib/client/opened/pdf/library';
import { AskPassword } from './ask-password';
import { FindBar } from './find-bar';
import { PageTools } from './page-tools';
import { usePdf } from './use-pdf';

/** Fetches what draws PDF documents. Never throws. */
export const warmUp = () =>
  pdfLibrary().then(
    () => undefined,
    () => undefined,
  );

/** A PDF: its pages one under another, with search. */
export function PdfView({ bytes, name, bar, root, onFail }: ViewProps) {
  const t = useTranslations('viewer');
  const { container, pdf, state, clearMatches, locked } = usePdf({ bytes, onFail });
  const [finding, setFinding] = useState(false);
  useViewerKeys(root, 'pdf', {
    nextPage: pdf?.nextPage,
    previousPage: pdf?.previousPage,
    zoomIn: pdf?.zoomIn,
    zoomOut: pdf?.zoomOut,
    fit: pdf?.fit,
    turn: pdf?.turn,
    find: locked ? undefined : () => setFinding(true),
  });

  function stopFinding() {
    setFinding(false);
    pdf?.stopSearch();
    clearMatches();
    container.current?.focus();
  }

  return (
    <>
      {bar &&
        pdf &&
        createPortal(
          <>
            <PageTools pdf={pdf} page={state.page} pages={state.pages} />
            <ZoomTools {...pdf} onFind={() => setFinding(true)} />
          </>,
          bar,
        )}
      {pdf && finding && <FindBar pdf={pdf} matches={state.matches} onClose={stopFinding} />}
      {locked && <AskPassword wrong={locked.wrong} onAnswer={locked.open} root={root} />}
      {!state.drawn && !locked && (
        <div className="absolute inset-x-0 top-0 z-10 p-4">
          <Spinner label={t('opening')} />
        </div>
      )}
      <ScrollBox ref={container} name={name} drawn={state.drawn}>
        <div className="pdfViewer" />
      </ScrollBox>
    </>
  );
}
