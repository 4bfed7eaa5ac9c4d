import 'server-only';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { ListFile } from '@/lib/creditor-lists/list-file';
import { publicLine, publicList } from '@/lib/creditor-lists/public-parts';
import { env } from '@/lib/platform/env';
import type { Snapshot } from '@/lib/reports/snapshot';
import { linesOf } from './lines';

/** The page on which the portal describes this file. */
const schema = '/schemas/creditor-list-1.json';

/** Writes a list as JSON: its facts and sums, then every line. */
export async function writeListJson(out: Writable, snapshot: Snapshot, { list, masked }: ListFile) {
  const head = { $schema: new URL(schema, env().APP_URL).href, ...publicList(list) };
  out.write(`${JSON.stringify(head).slice(0, -1)},"lines":[`);
  let first = true;
  for (const { annexure, lines: count } of list.summary) {
    const asked = { list, annexure, count, masked };
    for await (const lines of linesOf(snapshot, asked)) {
      const text = lines.map((line) => JSON.stringify(publicLine(line))).join(',\n');
      if (!out.write(`${first ? '\n' : ',\n'}${text}`)) await once(out, 'drain');
      first = false;
    }
  }
  out.write('\n]}\n');
}
