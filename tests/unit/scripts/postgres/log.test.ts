import {
  appendFileSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginLog, boundLog } from '@/scripts/lib/postgres/log.mjs';

const folder = mkdtempSync(join(tmpdir(), 'log-'));
const log = join(folder, 'postgres.log');
const text = (name: string) => readFileSync(join(folder, name), 'utf8');

afterAll(() => rmSync(folder, { recursive: true }));

test('a log that is written to without end stays small, and keeps the newest lines', () => {
  // As PostgreSQL holds it.
  const open = openSync(log, 'a');
  for (let line = 1; line <= 1_000; line += 1) {
    writeSync(open, `line ${line}\n`);
    boundLog(log, 500);
  }
  closeSync(open);
  const [before, now] = [text('postgres.log.1'), text('postgres.log')];
  expect(statSync(log).size).toBeLessThanOrEqual(500);
  expect(Buffer.byteLength(before)).toBeLessThanOrEqual(500 + 'line 1000\n'.length);
  const lines = `${before}${now}`.trimEnd().split('\n');
  expect(lines.at(-1)).toBe('line 1000');
  expect(lines).toEqual(lines.map((_, place) => `line ${1_000 - lines.length + 1 + place}`));
});

test('a start begins a new log and keeps the former one', () => {
  appendFileSync(log, 'the end\n');
  beginLog(log);
  expect(text('postgres.log.1')).toMatch(/the end\n$/);
  boundLog(log, 500);
  beginLog(log);
  expect(text('postgres.log.1')).toMatch(/the end\n$/);
});
