import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireWritable } from '@/scripts/lib/data-folder.mjs';
import { root } from '@/scripts/lib/paths.mjs';
import { freePort } from '@/scripts/lib/port.mjs';
import { embeddedUrl } from '@/scripts/lib/postgres/start.mjs';
import { withDisk } from './small-disk';

/**
 * A PostgreSQL that a test has to itself, to stop and to start; `settings` are further `name=value`, `megabytes`
 * the size of its disk.
 */
export async function ownPostgres(settings: string[] = [], megabytes?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'daava-postgres-'));
  requireWritable(folder);
  const port = await freePort();
  const fast = ['fsync=off', 'full_page_writes=off', ...settings];
  const script = join(root, 'tests/faults/support/postgres-process.mjs');
  const [command = '', ...args] = [
    ...(megabytes ? withDisk(folder, megabytes) : []),
    process.execPath,
    script,
    folder,
    String(port),
    'test',
    ...fast,
  ];
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await once(child, 'message');
  const order = async (what: 'start' | 'stop') => {
    const done = once(child, 'message');
    child.send(what);
    await done;
  };
  return {
    folder,
    /** The same folder, seen from outside its own disk. */
    seen: megabytes ? `/proc/${child.pid}/root${folder}` : folder,
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
