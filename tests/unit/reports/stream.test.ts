import '@/tests/support/portal/settings';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
process.env.DATA_DIR = folder;
process.env.MIN_FREE_DISK_MB = '1';

import { takeReportPlace } from '@/lib/reports/lines';
import { streamed } from '@/lib/reports/stream';

afterAll(() => rmSync(folder, { recursive: true }));

/** A snapshot, and how it ended. */
function aSnapshot() {
  let end: (how: 'ended' | 'abandoned') => void = () => undefined;
  const how = new Promise<'ended' | 'abandoned'>((resolve) => {
    end = resolve;
  });
  return { how, end: async () => end('ended'), abandon: () => end('abandoned') };
}

// More than streams and sockets hold.
const pieces = 24;

async function write(out: Writable) {
  for (let at = 0; at < pieces; at += 1)
    if (!out.write(Buffer.alloc(1024 * 1024, at))) await once(out, 'drain');
}

const place = (id: string) =>
  takeReportPlace({ id, emailProven: true, origin: { ipAddress: '192.0.2.9', userAgent: null } });

test('two accounts that read nothing of their reports hold no snapshot and no place', async () => {
  const unread = await Promise.all(
    ['asha', 'asha', 'ravi', 'ravi'].map(async (id) => {
      const snapshot = aSnapshot();
      return { snapshot, body: await streamed(snapshot, await place(id), write) };
    }),
  );
  expect(await Promise.all(unread.map(({ snapshot }) => snapshot.how))).toEqual(
    unread.map(() => 'ended'),
  );
  const snapshot = aSnapshot();
  const body = await streamed(snapshot, await place('meera'), write);
  let size = 0;
  for await (const chunk of body) size += chunk.length;
  expect(size).toBe(pieces * 1024 * 1024);
  await expect(place('asha')).rejects.toMatchObject({ code: 'exports_under_way' });
  const closed = unread.map(({ body }) => once(body, 'close'));
  for (const one of unread) one.body.destroy();
  await Promise.all(closed);
  (await place('asha')).leave();
});

test('a report that fails abandons its snapshot, and its reader sees the failure', async () => {
  const snapshot = aSnapshot();
  const body = await streamed(snapshot, await place('asha'), async (out) => {
    out.write('half');
    throw new Error('statement timeout');
  });
  await expect(body.toArray()).rejects.toThrow('statement timeout');
  expect(await snapshot.how).toBe('abandoned');
});

test('a reader who leaves before a report is written abandons its snapshot', async () => {
  const snapshot = aSnapshot();
  const body = await streamed(snapshot, await place('asha'), () => new Promise(() => undefined));
  body.destroy();
  expect(await snapshot.how).toBe('abandoned');
  (await place('asha')).leave();
});
