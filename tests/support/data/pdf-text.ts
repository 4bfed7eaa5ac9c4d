import {
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
} from 'node:worker_threads';

/** A piece of text on a page of a PDF, where its line begins: points from the page's left and upper edge. */
export interface PdfText {
  page: number;
  text: string;
  left: number;
  right: number;
  /** Where the line stands that its letters stand on. */
  baseline: number;
  size: number;
}

// pdf.js is a module alone, which Jest does not load. It is loaded once, in a thread, for which a test waits.
const reader = `
  const { workerData: { port, done } } = require('node:worker_threads');
  const loading = import('pdfjs-dist/legacy/build/pdf.mjs');
  async function piecesOf(data) {
    const { getDocument } = await loading;
    const pdf = await getDocument({ data, verbosity: 0 }).promise;
    const pieces = [];
    let copied = '';
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { height } = page.getViewport({ scale: 1 });
      for (const { str, hasEOL, transform, width } of (await page.getTextContent()).items) {
        copied += str + (hasEOL ? '\\n' : '');
        if (str && str.trim()) pieces.push({ page: number, text: str, left: transform[4], right: transform[4] + width,
          baseline: height - transform[5], size: Math.hypot(transform[2], transform[3]) });
      }
      copied += '\\n';
    }
    await pdf.destroy();
    return { pieces, copied };
  }
  port.on('message', async (data) => {
    port.postMessage(await piecesOf(data).catch((error) => ({ error })));
    Atomics.store(done, 0, 1);
    Atomics.notify(done, 0);
  });`;

let thread: { port: MessagePort; done: Int32Array } | undefined;

function started() {
  const { port1, port2 } = new MessageChannel();
  const done = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { port: port2, done };
  new Worker(reader, { eval: true, workerData, transferList: [port2], stderr: true }).unref();
  return { port: port1, done };
}

function read(pdf: Buffer): { pieces: PdfText[]; copied: string } {
  thread ??= started();
  const { port, done } = thread;
  Atomics.store(done, 0, 0);
  port.postMessage(new Uint8Array(pdf));
  Atomics.wait(done, 0, 0);
  const { error, ...found } = receiveMessageOnPort(port)?.message ?? {};
  port.unref();
  if (!found.pieces) throw error ?? new Error('the thread that reads PDFs gave nothing');
  return found;
}

/** Every piece of text of a PDF, with its place. */
export const piecesOfPdf = (pdf: Buffer) => read(pdf).pieces;

/** The text of a PDF as somebody copies it, page by page and line by line. */
export const copiedOfPdf = (pdf: Buffer) => read(pdf).copied;

/** All text of a PDF, its words with one space between them. */
export const textOfPdf = (pdf: Buffer) =>
  piecesOfPdf(pdf)
    .map(({ text }) => text)
    .join(' ')
    .replace(/[\s\u00ad\u200b]+/g, ' ');
