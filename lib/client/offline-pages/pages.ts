import { pages } from './forget-pages';

const files = 'files';

const root = '/_next/static/';

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
  // A redirect would store the login page under another page's address.
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

/** Stores the files that this page has loaded so far, also those from before the service worker. */
export async function keepFiles() {
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/_next/static/'));
  await keepAll(fetched).catch(() => undefined);
}

/**
 * Stores pages with the files they need, so that the person signed in can open them without a network. Skips what it cannot
 * store.
 */
export async function keepPages(paths: readonly string[]) {
  for (const path of paths) await keepPage(path).catch(() => undefined);
}
