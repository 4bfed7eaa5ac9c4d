import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type PdfLibrary, readPdf } from '@/lib/client/open-document/pdf/library';
import { emptyPageTeller } from './empty-page';
import { fillIn } from './fill-in';

export interface PdfState {
  page: number;
  pages: number;
  /** The shown match and the number of matches; null without a search. */
  matches: { current: number; total: number } | null;
  /** The person can see the first page. */
  drawn: boolean;
}

export interface Locked {
  wrong: boolean;
  open: (password: string) => void;
}

interface Options {
  container: HTMLDivElement;
  bytes: Uint8Array;
  nameOfPage: (page: number) => string;
  emptyPage: string;
  /**
   * Called for a locked PDF: `open` tries a password, which goes only to this page's worker. `wrong`: the last one did not open
   * it.
   */
  onLocked: (locked: Locked) => void;
  onChange: (change: Partial<PdfState>) => void;
}

/** The viewer's own sentences come from Mozilla's program; this page says them itself. */
const wordless = {
  getLanguage: () => 'en',
  getDirection: () => 'ltr',
  get: async () => '',
  translate: async () => undefined,
  pause: () => undefined,
  resume: () => undefined,
};

const firstScale = 'page-width';
const maxCanvasPixels = 16 * 1024 * 1024;

/**
 * Shows a PDF in a container, and draws pages as they come into sight. Throws what pdf.js throws for a file that it cannot
 * read.
 */
export async function openPdf(
  library: PdfLibrary,
  { container, bytes, nameOfPage, emptyPage, onLocked, onChange }: Options,
  signal: AbortSignal,
) {
  const { core, viewer: parts } = library;
  const task = await readPdf(library, bytes, signal);
  task.onPassword = (open: Locked['open'], reason: number) =>
    onLocked({ open, wrong: reason === core.PasswordResponses.INCORRECT_PASSWORD });
  const pdf: PDFDocumentProxy = await task.promise;
  // If filling in fails, the form shows as it is.
  await fillIn(pdf).catch(() => undefined);
  signal.throwIfAborted();

  const eventBus = new parts.EventBus();
  const linkService = new parts.PDFLinkService({ eventBus });
  linkService.externalLinkEnabled = false;
  const viewer = new parts.PDFViewer({
    container,
    eventBus,
    linkService,
    findController: new parts.PDFFindController({ eventBus, linkService }),
    l10n: wordless,
    removePageBorders: true,
    annotationMode: core.AnnotationMode.ENABLE_STORAGE,
    annotationEditorMode: core.AnnotationEditorType.DISABLE,
    enableAutoLinking: false,
    maxCanvasPixels,
    abortSignal: signal,
  } as ConstructorParameters<typeof parts.PDFViewer>[0]);
  linkService.setViewer(viewer);

  const on = <Event>(name: string, listener: (event: Event) => void) =>
    eventBus.on(name, listener, { signal });
  on('pagesinit', () => {
    viewer.currentScaleValue = firstScale;
    for (const [at, page] of container.querySelectorAll('.page').entries())
      page.setAttribute('aria-label', nameOfPage(at + 1));
    onChange({ pages: viewer.pagesCount, page: 1 });
  });
  on('pagerendered', () => onChange({ drawn: true }));
  on('pagerendered', emptyPageTeller(emptyPage));
  on<{ pageNumber: number }>('pagechanging', ({ pageNumber }) => onChange({ page: pageNumber }));
  const count = ({ matchesCount }: { matchesCount: { current: number; total: number } }) =>
    onChange({ matches: matchesCount });
  on('updatefindmatchescount', count);
  on('updatefindcontrolstate', count);

  viewer.setDocument(pdf);
  linkService.setDocument(pdf);
  const resized = new ResizeObserver(() => {
    // Behind another pane it has no width to fit, and a page of width 0 could never grow again.
    if (container.clientWidth === 0) return;
    // A page that fits the width keeps fitting it.
    if (viewer.currentScaleValue === firstScale) viewer.currentScaleValue = firstScale;
  });
  resized.observe(container);
  signal.addEventListener('abort', () => {
    resized.disconnect();
    viewer.setDocument(null as never);
  });

  const search = (query: string, type: '' | 'again', backwards: boolean) =>
    eventBus.dispatch('find', {
      source: viewer,
      type,
      query,
      highlightAll: true,
      findPrevious: backwards,
      caseSensitive: false,
      entireWord: false,
      matchDiacritics: false,
    });
  return {
    zoomIn: () => viewer.increaseScale(),
    zoomOut: () => viewer.decreaseScale(),
    fit: () => {
      viewer.currentScaleValue = firstScale;
    },
    turn: () => {
      viewer.pagesRotation = (viewer.pagesRotation + 90) % 360;
    },
    nextPage: () => void viewer.nextPage(),
    previousPage: () => void viewer.previousPage(),
    goTo: (page: number) => {
      viewer.currentPageNumber = Math.min(Math.max(1, page), viewer.pagesCount);
    },
    search: (query: string) => search(query, '', false),
    searchOn: (query: string, backwards: boolean) => search(query, 'again', backwards),
    /** Resolves as soon as the worker does anything else than draw. */
    answers: () => pdf.getPageLayout(),
    stopSearch: () => eventBus.dispatch('findbarclose', { source: viewer }),
  };
}

export type OpenPdf = Awaited<ReturnType<typeof openPdf>>;
