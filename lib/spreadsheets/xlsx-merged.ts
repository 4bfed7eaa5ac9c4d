import type { Merged } from './merged';
import { columnOf } from './xlsx-rows';

const reference = /mergeCell\s[^<>]{0,200}?ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g;

/** Longer than what is looked for, which may lie over the end of a piece. */
const overlap = 300;

/** The merged cells of a sheet. They stand behind its rows, so they are looked for before these are read. */
export async function readMerged(chunks: AsyncIterable<Buffer>): Promise<Merged[]> {
  const found: Merged[] = [];
  let rest = '';
  for await (const chunk of chunks) {
    const text = rest + chunk.toString('latin1');
    let end = Math.max(0, text.length - overlap);
    if (text.includes('mergeCell')) {
      for (const match of text.matchAll(reference)) {
        const [, column = '', top, bottom] = match;
        found.push({ column: columnOf(column), top: Number(top), bottom: Number(bottom) });
        end = Math.max(end, match.index + match[0].length);
      }
    }
    rest = text.slice(end);
  }
  return found;
}
