import type { Merged } from './merged';
import { columnOf } from './xlsx-rows';

const isMerged = /^(?:\w{1,20}:)?mergeCell\s/;
const reference = /\sref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/;

/** No tag of merged cells is longer. */
const longest = 300;

/** Reads the merged cells of a sheet. They stand behind its rows, so this runs before the rows are read. */
export async function readMerged(chunks: AsyncIterable<Buffer>): Promise<Merged[]> {
  const found: Merged[] = [];
  let rest = '';
  for await (const chunk of chunks) {
    const tags = (rest + chunk.toString('latin1')).split('<');
    rest = (tags.pop() ?? '').slice(0, longest);
    for (const tag of tags) {
      if (!isMerged.test(tag)) continue;
      const [, column = '', top, bottom] = reference.exec(tag.slice(0, longest)) ?? [];
      if (top) found.push({ column: columnOf(column), top: Number(top), bottom: Number(bottom) });
    }
  }
  return found;
}
