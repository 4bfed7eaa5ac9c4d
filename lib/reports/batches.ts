import 'server-only';
import Cursor from 'pg-cursor';
import type { Statement } from '@/lib/platform/query';
import type { Snapshot } from './snapshot';

const batch = 500;

/** The rows of a statement, a few in memory at a time. */
export async function* batchesOf<Row extends object>(
  { client }: Snapshot,
  { text, values }: Statement,
): AsyncGenerator<Row[]> {
  const cursor = client.query(new Cursor<Row>(text, values));
  for (;;) {
    const rows = await cursor.read(batch);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) break;
  }
  await cursor.close();
}
