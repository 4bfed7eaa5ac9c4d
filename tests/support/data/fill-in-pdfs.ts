import { readFileSync } from 'node:fs';
import { AnnotationMode, getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fillIn } from '@/components/documents/viewer/pdf/fill-in';

/** The texts that pdf.js draws on the first page of a PDF, once its values were filled in. */
async function textsOn(path: string) {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 }).promise;
  await fillIn(pdf);
  const page = await pdf.getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList({
    annotationMode: AnnotationMode.ENABLE_STORAGE,
  });
  return fnArray.flatMap((operator, at) => {
    if (operator !== OPS.showText) return [];
    const glyphs: ({ unicode: string } | number)[] = argsArray[at][0];
    return glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('');
  });
}

/** Prints these texts for each PDF that it is given: a program of its own, since tests cannot import pdf.js. */
async function fill() {
  const texts: string[][] = [];
  for (const path of process.argv.slice(2)) texts.push(await textsOn(path));
  process.stdout.write(JSON.stringify(texts));
}

void fill();
