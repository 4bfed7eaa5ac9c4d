import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

const folders = 'app components deploy docs lib messages prisma public scripts tests'.split(' ');
const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const files = [...readdirSync('.'), ...folders.flatMap(below)];
const documents = files.filter((name) => name.endsWith('.md'));

/** What stands in backticks in a document, blocks of commands left out. */
const quotedIn = (document: string) => {
  const text = readFileSync(document, 'utf8').split('```');
  const prose = text.filter((_, place) => place % 2 === 0).join('\n');
  return (prose.match(/`[^`\n]+`/g) ?? []).map((quoted) => quoted.slice(1, -1));
};

/** `form-x.ts` and `messages/xx/` are placeholders; the other paths exist once the portal has run. */
const madeLater = /(^|[/-])xx?([./]|$)|^deploy\/portal\.env$/;

test('every path that the documents name exists', () => {
  const missing = documents.flatMap((document) =>
    quotedIn(document)
      .filter((quoted) => /^[\w@.()[\]-]+(\/[\w@.()[\]-]+)+\/?$/.test(quoted))
      .filter((path) => folders.includes(path.split('/', 1)[0] ?? '') || extname(path) === '.ts')
      .map((path) => path.replace(/\/$/, ''))
      .filter((path) => !madeLater.test(path) && !existsSync(path))
      .filter((path) => !files.some((file) => file.endsWith(`/${path}`)))
      .map((path) => [document, path]),
  );
  expect(missing).toEqual([]);
});

/** Names in other programs. */
const ofOthers = new Set(
  `add_job client_ip client_max_body_size formData histogram_quantile nodejs_eventloop_lag_p99_seconds pg_wal process_resident_memory_bytes
  proxy_request_buffering SystemMaxUse trusted_proxies VisibleTo xact_start`.split(/\s+/),
);

/** Whether `docs/metrics.test.ts` looks for it. */
const isMetric = (name: string) => name.startsWith('daava_');

test('every name of the code that the documents name occurs in the code', () => {
  const code = files
    .filter((name) => /\.([cm]?tsx?|mjs|sql|prisma|json|ya?ml|css|typ|example)$/.test(name))
    .filter((name) => name !== 'package-lock.json' && statSync(name).isFile())
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');
  const names = new Set(code.match(/\w+/g));
  const missing = documents.flatMap((document) =>
    quotedIn(document)
      .flatMap((quoted) => quoted.match(/[A-Za-z_]\w+/g) ?? [])
      .filter((name) => /[a-z][A-Z]|_/.test(name) && !names.has(name))
      .filter((name) => !ofOthers.has(name) && !isMetric(name))
      .map((name) => [document, name]),
  );
  expect(missing).toEqual([]);
});
