import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '@/scripts/lib/paths.mjs';
import { settingNames } from '@/scripts/lib/setting-names.mjs';

const distDir = process.env.NEXT_DIST_DIR || '.next';
const folder = join(root, distDir, 'static');

/** Settings whose names must not reach a browser. */
const secretNames = settingNames.filter((name) =>
  /SECRET|KEY|URL|TOKEN|PASSWORD|S3_|SMTP|CLAMD/.test(name),
);

/** The secrets of the server under test, and the placeholders that the build used. */
const secretValues = [
  ...secretNames.map((name) => process.env[name] ?? '').filter((value) => value.length > 15),
  'only the shape of',
  Buffer.from('only the shape of a document key').toString('base64'),
  'postgresql:',
  'BEGIN PRIVATE KEY',
  'node_modules/pg/',
];

test('the files for browsers contain no secret, nor the name of one', async () => {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.[a-z0-9]+$/.test(name));
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(files.length).toBeGreaterThan(20);
  expect(secretNames).toEqual(expect.arrayContaining(['AUTH_SECRET', 'DOCUMENT_KEY', 'SMTP_URL']));
  const found: string[] = [];
  for (const name of files) {
    const text = await readFile(join(folder, name), 'latin1');
    for (const secret of [...secretNames, ...secretValues]) {
      if (text.includes(secret))
        found.push(`${name}: ${secretNames.includes(secret) ? secret : 'a value'}`);
    }
  }
  expect(found).toEqual([]);
});

test('the built server contains nothing of the data folder or the sources', async () => {
  const held = await readdir(join(root, distDir, 'standalone'));
  const folders = [distDir, 'compressed', 'lib', 'node_modules', 'prisma', 'public'];
  const needed = [...folders, 'addresses.json', 'server.js'];
  const others = held.filter(
    (name) => !needed.includes(name) && !/^package(-lock)?\.json$/.test(name),
  );
  expect(others).toEqual([]);
  // What papers are set with, and nothing else of the sources.
  const brought = await readdir(join(root, distDir, 'standalone/lib'), {
    recursive: true,
    withFileTypes: true,
  });
  const files = brought.filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(3);
  for (const { parentPath, name } of files) {
    expect(relative(root, parentPath)).toBe(`${distDir}/standalone/lib/papers/templates`);
    expect(name).toMatch(/\.typ$/);
  }
});
