import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled, isThere } from '@/scripts/lib/packages/install.mjs';

const wanted = {
  packages: {
    '': {},
    'node_modules/next': { version: '16.4.6' },
    'node_modules/jest': { version: '30.5.2', dev: true },
    'node_modules/@next/swc-darwin-arm64': { version: '16.4.6', optional: true },
  },
};
const product = { 'node_modules/next': { version: '16.4.6' } };
const forTests = { 'node_modules/jest': { version: '30.5.2', dev: true } };

test.each([
  ['everything is there', { ...product, ...forTests }, true, true],
  ['what only tests need may be missing for a start', product, false, true],
  ['what only tests need may not be missing for a test', product, true, false],
  ['another version is there', { 'node_modules/next': { version: '16.4.5' } }, false, false],
  ['nothing is there', {}, false, false],
])('packages count as installed or not: %s', (_, packages, withTests, expected) => {
  expect(isInstalled(wanted, { packages }, { forTests: withTests })).toBe(expected);
});

test('a package that is missing, damaged or of another name or version counts as not installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  const manifest = join(folder, 'node_modules/next/package.json');
  mkdirSync(join(folder, 'node_modules/next'), { recursive: true });
  const there = () => isThere({ packages: product }, folder);
  writeFileSync(manifest, '{"name":"next","version":"16.4.6"}');
  expect(there()).toBe(true);
  for (const spoiled of ['{"version":"16.4.5"}', '{"versi', '']) {
    writeFileSync(manifest, spoiled);
    expect(there()).toBe(false);
  }
  rmSync(manifest);
  expect(there()).toBe(false);
});
