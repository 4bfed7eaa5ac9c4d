import { Assets } from './assets';

async function load() {
  const core = await import('pdfjs-dist/legacy/build/pdf.mjs');
  core.GlobalWorkerOptions.workerSrc = new URL(
    'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    import.meta.url,
  ).href;
  // The viewer uses the core that was loaded before it, so it comes second.
  const viewer = await import('pdfjs-dist/legacy/web/pdf_viewer.mjs');
  return { core, viewer, worker: core.PDFWorker.create({ name: 'pdf' }) };
}

export type PdfLibrary = Awaited<ReturnType<typeof load>>;

let loaded: Promise<PdfLibrary> | undefined;

/** Loads pdf.js, its viewer and one worker for all documents of the page. After a failure the next call loads them again. */
export function pdfLibrary() {
  loaded ??= load().catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** In dots: a scan of A3 at 600 dpi has 70 million. In one colour it takes 9 MB of memory, in all of them 300 MB. */
const mostDots = 96 * 1024 * 1024;
/** In dots: a larger picture is drawn smaller. In bytes it is four times as much. */
const mostDrawnDots = 32 * 1024 * 1024;

/** Begins to read a PDF and hands its bytes to the worker. The document's scripts, forms and links do nothing here. */
export const readPdf = ({ core, worker }: PdfLibrary, data: Uint8Array) =>
  core.getDocument({
    data,
    worker,
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    StandardFontDataFactory: Assets,
    WasmFactory: Assets,
    maxImageSize: mostDots,
    canvasMaxAreaInBytes: 4 * mostDrawnDots,
    verbosity: core.VerbosityLevel.ERRORS,
  });
