import { execFileSync } from 'node:child_process';
import {
  faultsOfFloors,
  faultsOfTable,
  refusedImports,
} from '@/scripts/lib/checks/refused-imports.mjs';

const words =
  'Words come from lib/i18n: wordsIn(language) on the server, <Words> and loadWords in a page.';
const anywhere =
  'i18n, format, reference, forms, law run anywhere: no React, no database, no Node.';
const browser =
  'lib/client runs in the browser: it asks the calls of app/api and takes only types and rules from the rooms.';
const route =
  'A route is a sentence: call a verb of lib/<domain>, which is what touches the database.';
const reads = 'Read through lib/client/queries/queries.ts and change through lib/client/mutations.';
const standsOn = (room: string, name: string, below: string) =>
  `In ${room}, ${name} stands on ${below}. Move what you need down, or hand it in.`;
const platform = 'lib/platform stands on i18n, format. Move what you need down, or pass it in.';
const storage = 'lib/storage stands on platform. Move what you need down, or pass it in.';
const format = 'lib/format stands on i18n. Move what you need down, or pass it in.';

test.each([
  ['lib/format/a.ts', '@/lib/forms/b', format],
  ['lib/format/a.ts', '@/components/ui/b', format],
  ['lib/format/a.ts', '@/app/theme', format],
  [
    'lib/i18n/request.ts',
    '@/lib/platform/env',
    'lib/i18n stands on nothing. Move what you need down, or pass it in.',
  ],
  ['lib/platform/a.ts', '@/lib/reference/states', platform],
  ['lib/storage/deep/a.ts', '@/lib/i18n/words', storage],
  ['lib/law/a.ts', 'react', anywhere],
  ['lib/forms/kinds/a.ts', 'react/jsx-runtime', anywhere],
  ['lib/reference/a.ts', 'next/headers', anywhere],
  ['lib/format/a.ts', '@/generated/prisma/client', anywhere],
  ['lib/i18n/words.ts', 'node:fs', anywhere],
  ['lib/client/a.ts', '@/lib/http/route', browser],
  ['lib/client/a.ts', '@/lib/platform/db', browser],
  ['lib/client/deep/a.ts', '@/lib/platform/env', browser],
  ['lib/client/a.ts', '@/components/ui/b', browser],
  ['lib/client/a.ts', '@/app/theme', browser],
  ['app/api/claims/route.ts', '@/lib/platform/db', route],
  ['app/api/claims/route.ts', '@/generated/prisma/client', route],
  ['app/api/claims/route.ts', '@/components/ui/b', route],
  ['components/team/a.tsx', '@/lib/platform/db', reads],
  ['components/team/a.tsx', '@/lib/platform/env', reads],
  ['components/team/a.tsx', '@/generated/prisma/client', reads],
  ['components/ui/a.tsx', '@/lib/http/route', reads],
  ['components/shell/a.tsx', '@/app/theme', reads],
  ['components/ui/a.tsx', '@/components/shell/b', standsOn('components', 'ui', 'nothing')],
  [
    'components/shell/a.tsx',
    '@/components/team/b',
    standsOn('components', 'shell', 'ui, claims, documents, notifications'),
  ],
  [
    'components/documents/deep/a.tsx',
    '@/components/claims/b',
    standsOn('components', 'documents', 'ui'),
  ],
  [
    'lib/claims/records/a.ts',
    '@/lib/claims/deeds/filing/b',
    standsOn('lib/claims', 'records', 'nothing'),
  ],
  [
    'lib/claims/deeds/objections/a.ts',
    '@/lib/claims/deeds/determinations/b',
    standsOn('lib/claims/deeds', 'objections', 'nothing'),
  ],
  [
    'lib/client/request/a.ts',
    '@/lib/client/session/b',
    standsOn('lib/client', 'request', 'nothing'),
  ],
  ['lib/claims/a.ts', '@/messages/en/ui.json', words],
  ['app/page.tsx', '@/messages/hi/ui.json', words],
  ['tests/unit/a.test.ts', '../../messages/en/ui.json', words],
  ['middleware.ts', './messages/en/ui.json', words],
  [
    'lib/platform/a.ts',
    '@/scripts/lib/paths.mjs',
    'The portal stands on nothing of scripts, which starts it.',
  ],
  [
    'lib/forms/kinds/a.ts',
    '../registry',
    "Write it from the project's folder: '@/lib/forms/registry'.",
  ],
  ['components/team/a.tsx', '../ui/b', "Write it from the project's folder: '@/components/ui/b'."],
])('%s may not import %s', (file, target, instead) => {
  expect(refusedImports(file, [{ written: target, line: 2 }])).toEqual([
    `${file}:2 may not import '${target}'. ${instead}`,
  ]);
});

test.each([
  ['lib/format/a.ts', '@/lib/i18n/words'],
  ['lib/claims/queues/a.ts', '@/lib/claims/records/b'],
  ['lib/claims/queues/a.ts', './lists/b'],
  ['lib/claims/a.ts', '@/generated/prisma/client'],
  ['lib/forms/a.ts', 'react-is-another-package'],
  ['lib/i18n/request.ts', 'next/headers'],
  ['lib/i18n/words-en.ts', '@/messages/en/ui.json'],
  ['lib/client/a.ts', '@/lib/claims/records/schema'],
  ['components/shell/a.tsx', '@/components/notifications/b'],
  ['components/team/a.tsx', '@/components/shell/b'],
  ['app/api/claims/route.ts', '@/lib/http/route'],
  ['tests/unit/a.test.ts', '../../lib/platform/db'],
])('%s may import %s', (file, target) => {
  expect(refusedImports(file, [{ written: target, line: 1 }])).toEqual([]);
});

const importing = [
  "import type { A } from '@/lib/claims/a';",
  "import '@/lib/claims/a';",
  "export { a } from '@/lib/claims/a';",
  "export * from '@/lib/claims/a';",
  "const a = await import('@/lib/claims/a');",
  'const a = await import(`@/lib/claims/a`);',
  "type A = import('@/lib/claims/a').A;",
  "type A = typeof import('@/lib/claims/a');",
  "import a = require('@/lib/claims/a');",
  "const a = require('@/lib/claims/a');",
];

test('an import is found however it is written', () => {
  // The parser is an ECMAScript module, which Jest does not load.
  const program = `import { importsIn } from './scripts/lib/checks/imports.mjs';
    console.log(JSON.stringify(${JSON.stringify(importing)}.map((line) => importsIn('a.ts', line))));`;
  const args = ['--input-type=module', '--eval', program];
  const found = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  expect(found).toEqual(importing.map(() => [{ written: '@/lib/claims/a', line: 1 }]));
});

test('a room without a row, and a row without a room, are named', () => {
  expect(faultsOfTable(['attic'])).toEqual(
    expect.arrayContaining([
      'lib/attic is in no row of scripts/lib/checks/rooms.mjs: say what it may import.',
      'scripts/lib/checks/rooms.mjs has a row for lib/claims, which is not there.',
    ]),
  );
});

test('a folder on no floor, and one of a floor that is not there, are named', () => {
  expect(faultsOfFloors('lib/claims', ['records', 'deeds', 'attic'])).toEqual([
    'lib/claims/attic is in no row of scripts/lib/checks/rooms.mjs: say what it may import.',
    'scripts/lib/checks/rooms.mjs has a row for lib/claims/queues, which is not there.',
  ]);
});
