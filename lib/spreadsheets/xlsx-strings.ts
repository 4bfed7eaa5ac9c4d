import { readWholeXml } from './xml';
import type { Package } from './zip';

/** Reads the texts that the cells of a workbook share, in their order, without hints at pronunciation. */
export async function readSharedStrings(pack: Package): Promise<string[]> {
  const part = 'xl/sharedStrings.xml';
  const strings: string[] = [];
  if (!pack.has(part)) return strings;
  let text = '';
  let inText = false;
  let pronounced = false;
  await readWholeXml(pack.open(part), {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') pronounced = true;
      else if (name === 't') inText = !pronounced;
    },
    text(piece) {
      if (inText) text += piece;
    },
    close(name) {
      if (name === 'si') strings.push(unescaped(text));
      else if (name === 'rPh') pronounced = false;
      else if (name === 't') inText = false;
    },
  });
  return strings;
}

/** Reads control characters, which are written as _x000D_ (22.9.2.19). */
export const unescaped = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
