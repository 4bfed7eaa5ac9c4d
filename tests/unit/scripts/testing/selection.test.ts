import { readdirSync } from 'node:fs';
import { gateFilesOf, testFilesOf } from '@/scripts/lib/testing/selection.mjs';

const kinds = ['unit', 'api', 'faults', 'attacks', 'parts', 'e2e'] as const;

test.each(kinds)('every test file under tests/%s is found, whatever its name ends with', (kind) => {
  const there = readdirSync(`tests/${kind}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\./.test(name))
    .map((name) => `tests/${kind}/${name.replaceAll('\\', '/')}`);
  expect(testFilesOf(kind)).toEqual(there.sort());
});

test('every unit test stands in the gate, those of parts of pages too', () => {
  const files = gateFilesOf('unit');
  expect(files).toEqual(testFilesOf('unit'));
  expect(files).toContain('tests/unit/components/mail/by-post/paper-post.test.tsx');
});
