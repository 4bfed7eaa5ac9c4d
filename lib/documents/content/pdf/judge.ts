/** The result of checking a PDF before it is stored. */
export type PdfVerdict = 'opens' | 'locked' | 'broken' | 'empty';

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

/**
 * Whether a PDF opens without a password, is complete and has a page. Uses pdf.js, which repairs what it can, and which pages
 * here use to show documents. Call it in a thread of its own, whose console and memory it changes.
 */
export async function judgePdf(bytes: Uint8Array): Promise<PdfVerdict> {
  if (breaksOff(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) return 'broken';
  loaded ??= load();
  const { getDocument } = await loaded;
  const task = getDocument({
    data: bytes,
    enableXfa: false,
    isEvalSupported: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    verbosity: 0,
  });
  try {
    return (await task.promise).numPages > 0 ? 'opens' : 'empty';
  } catch (error) {
    const { name, message } = error as Error;
    // "unknown encryption method": with certificates, or by programs that sell books.
    return name === 'PasswordException' || /encrypt/i.test(message) ? 'locked' : 'broken';
  } finally {
    await task.destroy();
  }
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
