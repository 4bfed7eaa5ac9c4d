import { Assets } from './assets';
import { leave } from './leave';

async function load() {
  const core = await import('pdfjs-dist/legacy/build/pdf.mjs');
  core.GlobalWorkerOptions.workerSrc = new URL(
    'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    import.meta.url,
  ).href;
  // The viewer uses the core that was loaded before it, so it comes second.
  const viewer = await import('pdfjs-dist/legacy/web/pdf_viewer.mjs');
  const another = () => core.PDFWorker.create({ name: 'pdf' });
  return { core, viewer, another, worker: another(), free: Promise.resolve() };
}

export type PdfLibrary = Awaited<ReturnType<typeof load>>;

let loaded: Promise<PdfLibrary> | undefined;

/** Loads pdf.js, its viewer and one worker for all documents of the page, one after the other. After a failure the next call loads them again. */
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

/**
 * Begins to read a PDF and hands its bytes to the worker, until `signal` ends it. The document's scripts, forms and links do nothing here,
 * and one that keeps the worker busy for ever keeps the next one from nothing.
 */
export async function readPdf(library: PdfLibrary, data: Uint8Array, signal: AbortSignal) {
  await library.free;
  signal.throwIfAborted();
  const { core, worker, another } = library;
  const task = core.getDocument({
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
  signal.addEventListener('abort', () => leave(library, task, another), { once: true });
  return task;
}
