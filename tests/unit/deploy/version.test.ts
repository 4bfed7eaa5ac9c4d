import { readFileSync } from 'node:fs';
import { version } from '@/scripts/lib/version.mjs';

test('packages, image and changelog name one version', () => {
  const { version: locked, packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const [, image] = /image\.version=(\S+)/.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const [, changed] =
    /^## (\S+) \(\d{4}-\d\d-\d\d\)$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  expect([locked, packages[''].version, image, changed]).toEqual(Array(4).fill(version));
});
