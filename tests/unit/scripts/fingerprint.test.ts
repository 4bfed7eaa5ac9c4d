import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productFingerprint } from '@/scripts/lib/build/fingerprint.mjs';

let folder: string;
let before: string;
const at = (name: string) => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daava-built-'));
  for (const made of ['static/chunks', 'server', 'cache'])
    mkdirSync(at(`.next/${made}`), { recursive: true });
  writeFileSync(at('server.js'), 'start()');
  writeFileSync(at('.next/static/chunks/a.js'), 'draw()');
  writeFileSync(at('.next/server/page.js'), 'answer()');
  before = productFingerprint(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each<[string, () => void]>([
  ['without its server', () => rmSync(at('server.js'))],
  ['with a part of pages cut short', () => writeFileSync(at('.next/static/chunks/a.js'), '')],
  [
    'with a part of pages that holds something else',
    () => writeFileSync(at('.next/static/chunks/a.js'), 'drew()'),
  ],
  [
    'with a part under another name',
    () => cpSync(at('.next/server/page.js'), at('.next/server/b.js')),
  ],
])('a build %s has another fingerprint', (_, spoil) => {
  spoil();
  expect(productFingerprint(folder)).not.toBe(before);
});

test('the server’s own cache does not change the fingerprint of a build', () => {
  writeFileSync(at('.next/cache/image'), 'picture');
  expect(productFingerprint(folder)).toBe(before);
  appendFileSync(at('.next/cache/image'), 's');
  expect(productFingerprint(folder)).toBe(before);
});
