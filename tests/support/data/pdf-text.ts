import { execFileSync } from 'node:child_process';

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

// pdf.js is a module alone, which Jest does not load.
const reader = `
  import { readFileSync } from 'node:fs';
  import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(0)), verbosity: 0 }).promise;
  const pieces = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    for (const { str, transform, width } of (await page.getTextContent()).items)
      if (str && str.trim()) pieces.push({ page: number, text: str, left: transform[4], right: transform[4] + width,
        baseline: height - transform[5], size: Math.hypot(transform[2], transform[3]) });
  }
  process.stdout.write(JSON.stringify(pieces));`;

/** Every piece of text of a PDF, with its place. */
export const piecesOfPdf = (pdf: Buffer): PdfText[] =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', reader], {
      input: pdf,
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'ignore'],
    }).toString(),
  );

/** All text of a PDF, its words with one space between them. */
export const textOfPdf = (pdf: Buffer) =>
  piecesOfPdf(pdf)
    .map(({ text }) => text)
    .join(' ')
    .replace(/[\s\u00ad\u200b]+/g, ' ');
