import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pageAccess } from '@/lib/access/pages';
import { codeFiles } from '@/scripts/lib/checks/code-files.mjs';
import { pageAddresses } from '@/tests/support/pages';

const titled = (file: string) =>
  existsSync(file) &&
  /export (const metadata\b|(async )?function generateMetadata\b|const generateMetadata\b)/.test(
    readFileSync(file, 'utf8'),
  );

/** The layouts around a page, but for that of the whole portal, which names the product alone. */
const layoutsOf = (folder: string): string[] =>
  folder === 'app' ? [] : [`${folder}/layout.tsx`, ...layoutsOf(dirname(folder))];

test('every page has a title, its own or that of its layout', () => {
  const pages = codeFiles(['app']).filter((file) => file.endsWith('/page.tsx'));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((page) => ![page, ...layoutsOf(dirname(page))].some(titled))).toEqual([]);
});

test('something leads to every page that everybody may open', () => {
  const code = codeFiles(['lib', 'components', 'public'])
    .filter((file) => file !== 'lib/access/pages.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const open = pageAddresses().filter(
    (page) => !page.includes('6f0b') && pageAccess(page, undefined) === 'open',
  );
  expect(open).toContain('/help');
  expect(open.filter((page) => !new RegExp(`['"\`}]${page}['"\`?#]`).test(code))).toEqual([]);
});
