'use client';

import './pdf.css';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToolButton } from '@/components/documents/viewer/bar/tool-button';
import { useViewerKeys } from '@/components/documents/viewer/bar/use-viewer-keys';
import { ZoomTools } from '@/components/documents/viewer/bar/zoom-tools';
import { ScrollBox } from '@/components/documents/viewer/scroll-box';
import type { ViewProps } from '@/components/documents/viewer/view-props';
import { controlStyles } from '@/components/ui/fields/control-styles';
import { Spinner } from '@/components/ui/loading/spinner';
import { pdfLibrary } from '@/lib/client/open-document/pdf/library';
import { AskPassword } from './ask-password';
import { FindBar } from './find-bar';
import type { OpenPdf } from './open-pdf';
import { usePdf } from './use-pdf';

/** Loads the code that draws PDF documents. Never throws. */
export const warmUp = () =>
  pdfLibrary().then(
    () => undefined,
    () => undefined,
  );

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

interface PageToolsProps {
  pdf: OpenPdf;
  page: number;
  pages: number;
}

function PageTools({ pdf, page, pages }: PageToolsProps) {
  const t = useTranslations('viewer');
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);

  function go(event: FormEvent) {
    event.preventDefault();
    const wished = Number.parseInt(typed, 10);
    if (wished > 0) pdf.goTo(wished);
    setTyped(String(Math.min(Math.max(1, wished || page), pages)));
  }

  return (
    <form onSubmit={go} data-pages="" className="flex items-center">
      <ToolButton
        action="previousPage"
        Icon={ChevronUp}
        disabled={page <= 1}
        onPress={pdf.previousPage}
        wide
      />
      <div className="w-14">
        <input
          aria-label={t('pageNumber')}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped(String(page))}
          className={`${controlStyles} figures h-11 px-1 text-center md:h-10`}
        />
      </div>
      <span className="figures px-1.5 text-sm whitespace-nowrap text-ink-soft">
        {t('ofPages', { pages })}
      </span>
      <ToolButton
        action="nextPage"
        Icon={ChevronDown}
        disabled={page >= pages}
        onPress={pdf.nextPage}
        wide
      />
    </form>
  );
}
