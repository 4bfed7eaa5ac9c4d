import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireWritable } from '@/scripts/lib/data-folder.mjs';
import { root } from '@/scripts/lib/paths.mjs';
import { freePort } from '@/scripts/lib/port.mjs';
import { embeddedUrl } from '@/scripts/lib/postgres.mjs';

/** A PostgreSQL that a test has to itself, to stop and to start; `settings` are further `name=value`. */
export async function ownPostgres(settings: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'daava-postgres-'));
  requireWritable(folder);
  const port = await freePort();
  const fast = ['fsync=off', 'full_page_writes=off', ...settings];
  const child = fork(
    join(root, 'tests/faults/support/postgres-process.mjs'),
    [folder, String(port), 'test', ...fast],
    { execArgv: [] },
  );
  await once(child, 'message');
  const order = async (what: 'start' | 'stop') => {
    const done = once(child, 'message');
    child.send(what);
    await done;
  };
  return {
    folder,
    url: embeddedUrl('test', port),
    stop: () => order('stop'),
    start: () => order('start'),
    async remove() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
