import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const files = new Map(
  readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [`lib/${name}`, readFileSync(`lib/${name}`, 'utf8')]),
);

/** The imports of a file at run time; type imports do not count. */
const importsOf = (text: string) =>
  [...text.matchAll(/^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'/gm)]
    .filter(([statement]) => !/^\w+ \{(\s*type [^,}]+,?)+\s*\} from/.test(statement))
    .map(([, name = '']) => name);

function fileOf(importer: string, name: string) {
  if (!/^(@\/|\.)/.test(name)) return undefined;
  const path = name.startsWith('.') ? join(dirname(importer), name) : name.slice(2);
  return [path, `${path}.ts`].find((file) => files.has(file));
}

const runsInBrowsers =
  /^(zod|next-intl|use-intl|react|papaparse|eventsource-parser|clsx|@tanstack)(\/|$|-)/;
const isOurs = /^(\.|@\/(?!generated\/prisma\/client))/;

const isServerCode = (text: string) =>
  /\bprocess\.env\b(?!\.NODE_ENV)|\bSELECT\b|\bINSERT INTO\b|\bDELETE FROM\b/.test(text) ||
  importsOf(text).some(
    (name) => name !== 'server-only' && !isOurs.test(name) && !runsInBrowsers.test(name),
  );

/** Whether importing the file imports server-only. */
function isGuarded(file: string, seen = new Set<string>()): boolean {
  seen.add(file);
  return importsOf(files.get(file) ?? '').some((name) => {
    if (name === 'server-only') return true;
    const next = fileOf(file, name);
    return next !== undefined && !seen.has(next) && isGuarded(next, seen);
  });
}

const unguarded = [
  // Next itself loads this file on the server only.
  'lib/i18n/request.ts',
  // Browser tests use it to make codes; it contains no secret.
  'lib/identity/authentication/totp.ts',
  // Browsers use these to show workbooks and Word files, and to read lists of rows.
  'lib/client/open-document/office/sheets.ts',
  'lib/client/open-document/office/word.ts',
  'lib/spreadsheets/xls.ts',
  // The reader of photos, in a worker of the page.
  'lib/client/bank-photo/worker.ts',
];

it('every file of lib with SQL, settings, Node or a server package is barred from pages', () => {
  const server = [...files].filter(([, text]) => isServerCode(text)).map(([file]) => file);
  expect(server.length).toBeGreaterThan(100);
  expect(server.filter((file) => !isGuarded(file)).toSorted()).toEqual(unguarded.toSorted());
});
