// What a claimant's pages need of the browser when there is no network: the files of the portal, which never change under
// their names, and pages that lib/client/shell put aside for who is signed in. Calls of the API go past it.

const files = 'files';
const pages = 'pages';
const shell = 'shell';
const signOuts = 'sign-outs';
const always = ['/offline', '/signed-out'];
/** Files of versions gone by: pages that are open may still need them. */
const maxFiles = 400;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldest(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/_next/static/')) event.respondWith(file(request));
  else if (request.mode === 'navigate' && !/^\/(api|ip)(\/|$)/.test(pathname))
    event.respondWith(page(request, pathname));
});

self.addEventListener('sync', (event) => {
  if (event.tag === signOuts) event.waitUntil(sendSignOuts());
});

async function keepShell() {
  const cache = await caches.open(shell);
  await cache.addAll(always.map((path) => new Request(path, { credentials: 'omit' })));
  const drawn = await Promise.all(always.map(async (path) => (await cache.match(path)).text()));
  const needed = new Set(drawn.join('').match(/\/_next\/static\/[\w./~-]+\.(?:css|js|woff2)/g));
  const kept = await caches.open(files);
  await Promise.all([...needed].map((path) => kept.add(path).catch(() => undefined)));
}

async function dropOldest() {
  const cache = await caches.open(files);
  const requests = await cache.keys();
  await Promise.all(
    requests.slice(0, Math.max(0, requests.length - maxFiles)).map((one) => cache.delete(one)),
  );
}

async function file(request) {
  const kept = await caches.match(request.url, { cacheName: files, ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const copy = answer.clone();
    // A full disk is no reason to give nothing.
    caches
      .open(files)
      .then((cache) => cache.put(request.url, copy))
      .catch(() => undefined);
  }
  return answer;
}

async function page(request, pathname) {
  try {
    // Nobody's page is drawn for who has signed out without a network.
    await sendSignOuts();
    return await fetch(request);
  } catch {
    const kept =
      (await caches.match(pathname, { cacheName: pages, ignoreVary: true })) ??
      (await caches.match(pathname, { cacheName: shell, ignoreVary: true })) ??
      (await caches.match('/offline', { cacheName: shell, ignoreVary: true }));
    return kept ?? Response.error();
  }
}

/** Tells the server of those who signed out when it could not be told. Throws while it still cannot. */
async function sendSignOuts() {
  if (!(await caches.has(signOuts))) return;
  const cache = await caches.open(signOuts);
  for (const request of await cache.keys()) {
    const token = await (await cache.match(request)).text();
    const answer = await fetch('/api/auth/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
    if (!answer.ok && answer.status !== 401) throw new Error('The server could not be told');
    await cache.delete(request);
  }
  if ((await cache.keys()).length === 0) await caches.delete(signOuts);
}
