import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startedAt } from '@/scripts/lib/processes/identity.mjs';
import { tryLock } from '@/scripts/lib/processes/lock.mjs';
import { stopAll } from '@/scripts/lib/processes/stopping.mjs';

const lockFile = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'start.lock');

afterEach(stopAll);

test('a lock is held against others and let go when the command stops', async () => {
  const file = lockFile();
  expect(await tryLock(file)).toBeUndefined();
  expect(await tryLock(file)).toBe(process.pid);
  await stopAll();
  expect(existsSync(file)).toBe(false);
});

test('a living holder keeps it', async () => {
  const file = lockFile();
  const other = spawn('sleep', ['30']);
  await once(other, 'spawn');
  writeFileSync(file, `${other.pid} ${startedAt(other.pid ?? 0)}\n`);
  expect(await tryLock(file)).toBe(other.pid);
  other.kill();
  await once(other, 'exit');
  expect(await tryLock(file)).toBeUndefined();
});

test('a number that another program has by now is not the holder', async () => {
  const file = lockFile();
  writeFileSync(file, `${process.ppid} some other time\n`);
  expect(await tryLock(file)).toBeUndefined();
});

test('a lock that a crash cut off is taken over', async () => {
  const file = lockFile();
  writeFileSync(file, '');
  expect(await tryLock(file)).toBeUndefined();
});
