import 'server-only';
import { inClasses } from '@/lib/creditor-lists/classes';
import { lineColumns } from '@/lib/creditor-lists/columns';
import type { LineRow, ListLine, PresentedList } from '@/lib/creditor-lists/present';
import { sql } from '@/lib/platform/sql';
import { batchesOf } from '@/lib/reports/batches';
import type { Snapshot } from '@/lib/reports/snapshot';

/** `count` lines of an annexure from number `from` on; hidden names are initials. */
export interface LinesAsked {
  list: PresentedList;
  annexure: number;
  from?: number;
  count: number;
  masked: boolean;
}

/** The lines of an annexure in order, a few in memory at a time. */
export async function* linesOf(
  snapshot: Snapshot,
  { list: { number, classes }, annexure, from = 1, count, masked }: LinesAsked,
): AsyncGenerator<ListLine[]> {
  const statement = sql`
    SELECT ${lineColumns(masked)} FROM creditor_list_rows r JOIN creditor_lists l ON l.number = r.list_number
    WHERE r.list_number = ${number}::int AND r.annexure = ${annexure}::int AND r.sl_no >= ${from}::int
      AND r.sl_no < ${from}::int + ${count}::int ORDER BY r.annexure, r.sl_no`;
  let found = 0;
  for await (const lines of batchesOf<LineRow>(snapshot, statement)) {
    found += lines.length;
    yield lines.map(inClasses(classes));
  }
  if (found !== count) throw new Error('An annexure has other lines than were counted');
}
