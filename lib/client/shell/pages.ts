import { pages } from './forget-pages';

const files = 'files';

const root = '/_next/static/';

/** The files of the portal that a page names. */
const filesIn = (html: string) =>
  new Set(
    html
      .split(root)
      .slice(1)
      .map((rest) => root + rest.slice(0, rest.search(/[^\w./~-]/)))
      .filter((path) => /\.(?:js|css|woff2)$/.test(path)),
  );

async function keepPage(path: string) {
  const answer = await fetch(path, { headers: { Accept: 'text/html' } });
  // A login page under another's address would be opened again and again.
  if (!answer.ok || answer.redirected) return;
  const html = await answer.clone().text();
  await (await caches.open(pages)).put(path, answer);
  await keepAll(filesIn(html));
}

async function keepAll(addresses: Iterable<string>) {
  const kept = await caches.open(files);
  for (const address of addresses)
    if (!(await kept.match(address))) await kept.add(address).catch(() => undefined);
}

/** Puts aside the files that this page has fetched so far: those of before the service worker too. */
export async function keepFiles() {
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/_next/static/'));
  await keepAll(fetched).catch(() => undefined);
}

/**
 * Puts these pages aside with the files they need, to be opened without a network by who is signed in. What cannot be
 * kept is not.
 */
export async function keepPages(paths: readonly string[]) {
  for (const path of paths) await keepPage(path).catch(() => undefined);
}
