import 'server-only';
import { db } from '@/lib/platform/db';
import type { Cell } from '@/lib/spreadsheets/row';
import { writeRows } from '@/lib/spreadsheets/write';

const atATime = 500;

async function* entriesOf(claimId: string) {
  for (let after = 0n; ; ) {
    const entries = await db.auditEntry.findMany({
      where: { claimId, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: atATime,
    });
    yield* entries;
    const last = entries.at(-1);
    if (!last || entries.length < atATime) return;
    after = last.id;
  }
}

const head = ['number', 'time', 'action', 'person', 'address', 'device', 'details', 'hash'];

async function* rowsOf(claimId: string): AsyncGenerator<Cell[]> {
  yield head;
  for await (const entry of entriesOf(claimId))
    yield [
      entry.id.toString(),
      entry.timestamp.toISOString(),
      entry.action,
      entry.userFullName ?? 'System',
      entry.ipAddress ?? '',
      entry.userAgent ?? '',
      JSON.stringify(entry.details),
      Buffer.from(entry.hash).toString('hex'),
    ];
}

/** A claim's audit trail as CSV, oldest first; `hash` chains the trail, as 64 hexadecimal digits. */
export const trailAsCsv = (claimId: string) => writeRows(rowsOf(claimId), 'csv').content;
