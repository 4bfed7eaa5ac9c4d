import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireAlone } from '@/scripts/lib/processes/alone.mjs';
import { stopAll } from '@/scripts/lib/processes/stopping.mjs';

let folder: string;
const file = () => join(folder, 'start.alive');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daava-alone-'));
});

afterEach(async () => {
  await stopAll();
  rmSync(folder, { recursive: true });
});

test('a data folder in use by another container is refused and left unchanged', async () => {
  writeFileSync(file(), 'another container');
  let time = Date.now() / 1000;
  const alive = setInterval(() => utimesSync(file(), ++time, time), 5);
  try {
    await expect(requireAlone(folder, 200)).rejects.toThrow('another container');
  } finally {
    clearInterval(alive);
  }
  expect(readFileSync(file(), 'utf8')).toBe('another container');
});

test('a data folder whose portal has died is taken over, and released at the end', async () => {
  writeFileSync(file(), 'a container that was killed');
  await requireAlone(folder, 50);
  expect(readFileSync(file(), 'utf8')).not.toContain('killed');
  await stopAll();
  expect(existsSync(file())).toBe(false);
});
