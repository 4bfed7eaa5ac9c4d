import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startedAt } from '@/scripts/lib/processes/identity.mjs';
import { tryLock } from '@/scripts/lib/processes/lock.mjs';
import { stopAll } from '@/scripts/lib/processes/stopping.mjs';
import { until } from '@/tests/support/until';

const lockFile = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'start.lock');

afterEach(stopAll);

test('a lock keeps others out, and is released when the command stops', async () => {
  const file = lockFile();
  expect(await tryLock(file)).toBeUndefined();
  expect(await tryLock(file)).toBe(process.pid);
  await stopAll();
  expect(existsSync(file)).toBe(false);
});

test('a lock stays with its holder while that process lives', async () => {
  const file = lockFile();
  const other = spawn('sleep', ['30']);
  await once(other, 'spawn');
  writeFileSync(file, `${other.pid} ${startedAt(other.pid ?? 0)}\n`);
  expect(await tryLock(file)).toBe(other.pid);
  other.kill();
  await once(other, 'exit');
  expect(await tryLock(file)).toBeUndefined();
});

test('a lock whose process number now belongs to another program is free', async () => {
  const file = lockFile();
  writeFileSync(file, `${process.ppid} some other time\n`);
  expect(await tryLock(file)).toBeUndefined();
});

test.each(['start.lock', 'below/start.lock'])(
  'a lock that cannot be written (%s) ends in a sentence at once',
  async (name) => {
    const folder = join(lockFile(), '..', 'no-folder');
    writeFileSync(folder, '');
    await expect(tryLock(join(folder, name))).rejects.toThrow(
      /cannot be written to \(E\w+\)\. Give/,
    );
  },
);

test('an empty lock, left by a crash, is taken over', async () => {
  const file = lockFile();
  writeFileSync(file, '');
  expect(await tryLock(file)).toBeUndefined();
});

test('a lock that holds only a process number is taken over, whatever process has that number', async () => {
  const { pid: dead } = spawn('true');
  for (const pid of [process.ppid, dead, 4_194_305]) {
    const file = lockFile();
    writeFileSync(file, `${pid}\n`);
    expect(await tryLock(file)).toBeUndefined();
  }
});

const onLinux = existsSync('/proc/self/stat') ? test : test.skip;

onLinux(
  'a holder that has died holds nothing, though nobody has taken note of its end',
  async () => {
    const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 30']);
    const [said] = await once(parent.stdout, 'data');
    const child = Number(String(said));
    const started = startedAt(child);
    expect(started).not.toBe('');
    const stateOf = () => readFileSync(`/proc/${child}/stat`, 'utf8').split(') ')[1]?.[0];
    await until(async () => stateOf() === 'Z' || undefined);
    const file = lockFile();
    writeFileSync(file, `${child} ${started}\n`);
    expect(await tryLock(file)).toBeUndefined();
    parent.kill();
    await once(parent, 'exit');
  },
);
