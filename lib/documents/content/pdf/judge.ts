import type { PDFDocumentProxy } from 'pdfjs-dist';

/** The result of checking a PDF before it is stored. */
export type PdfVerdict = 'opens' | 'locked' | 'broken' | 'empty' | 'form' | 'portfolio' | 'heavy';

/** In bytes, of one piece of memory: a file of ten megabytes needs no larger one, unless it unpacks without end. */
const largestPiece = 16 * 1024 * 1024;

/** pdf.js with both its halves in this thread, and nothing that draws. */
async function load() {
  // It says what it misses for drawing, and would load a program that draws; nothing is drawn here.
  for (const way of ['log', 'info', 'warn'] as const) console[way] = () => undefined;
  Object.defineProperty(process, 'getBuiltinModule', { value: undefined });
  Object.assign(globalThis, { DOMMatrix: class {} });
  // Limits of a thread's memory do not hold for bytes.
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(made, [size, ...rest], as) {
      if (size > largestPiece) throw new RangeError('This PDF unpacks to too much');
      return Reflect.construct(made, [size, ...rest], as);
    },
  });
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

let loaded: ReturnType<typeof load> | undefined;

/** Loads what {@link judgePdf} needs. */
export const preparePdfs = () => {
  loaded ??= load();
  return loaded;
};

/**
 * Whether a PDF opens without a password, is complete, and has pages that show what it is about. Uses pdf.js, which repairs what it can, and which pages
 * here use to show documents. Call it in a thread of its own, whose console and memory it changes.
 */
export async function judgePdf(bytes: Uint8Array): Promise<PdfVerdict> {
  if (breaksOff(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) return 'broken';
  const { getDocument } = await preparePdfs();
  const task = getDocument({
    data: bytes,
    enableXfa: false,
    isEvalSupported: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    if (document.numPages === 0) return 'empty';
    return (await hidden(document).catch(() => null)) ?? 'opens';
  } catch (error) {
    const { name, message } = error as Error;
    // "unknown encryption method": with certificates, or by programs that sell books.
    return name === 'PasswordException' || /encrypt/i.test(message) ? 'locked' : 'broken';
  } finally {
    await task.destroy();
  }
}

/** What pdf.js says of a document besides its title. */
interface Facts {
  IsXFAPresent?: boolean;
  IsAcroFormPresent?: boolean;
  IsCollectionPresent?: boolean;
}

/** What Adobe's programs write on the page that stands in the place of a form of theirs. */
const standIn = /please wait/i;

/**
 * Whether the pages only stand in for what the document is about: a form that Adobe's own program draws (XFA, ISO 32000-1
 * 12.7.8), or a portfolio of other files (12.3.5).
 */
async function hidden(document: PDFDocumentProxy): Promise<PdfVerdict | null> {
  const facts = (await document.getMetadata()).info as Facts;
  if (facts.IsXFAPresent) {
    // With fields of the usual kind beside it, other programs show the form too, unless its page says otherwise.
    const drawn = facts.IsAcroFormPresent && !standIn.test(await firstText(document));
    if (!drawn) return 'form';
  }
  if (!facts.IsCollectionPresent) return null;
  return (await document.getAttachments()) ? 'portfolio' : null;
}

async function firstText(document: PDFDocumentProxy) {
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

const lastWord = 'startxref';

/**
 * Whether more of the document follows the last end marker, which says where its objects are. Such a file was cut off after its
 * first pages, or in a change added at its end, and would be shown without the rest. Files written for reading page by page may
 * have no end marker before, but they state their length.
 */
function breaksOff(bytes: Buffer) {
  const end = bytes.lastIndexOf(lastWord);
  if (end >= 0) return /[\r\n]\d+ \d+ obj\b/.test(bytes.toString('latin1', end));
  const head = bytes.toString('latin1', 0, 1024);
  return head.includes('/Linearized') && Number(/\/L (\d+)/.exec(head)?.[1]) > bytes.length;
}
