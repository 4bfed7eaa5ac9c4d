import { readFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { createContext, runInContext } from 'node:vm';

/** What a browser gives a service worker, as far as ours uses it: stores of answers, and a network whose answers a test holds back. */
function browser() {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (request: string | Request) =>
    typeof request === 'string' ? request : new URL(request.url).pathname;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      keys: async () => [...store.keys()],
      match: async (request: string) => store.get(keyOf(request))?.clone(),
      put: async (request: string, answer: Response) => void store.set(keyOf(request), answer),
      delete: async (request: string) => store.delete(keyOf(request)),
    };
  };
  const caches = {
    open,
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    match: async (request: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(keyOf(request))?.clone(),
  };
  const asked: { path: string; answer: (given: Response) => void; fail: () => void }[] = [];
  const fetch = (request: string | Request) =>
    new Promise<Response>((answer, reject) => {
      asked.push({ path: keyOf(request), answer, fail: () => reject(new TypeError('No network')) });
    });
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: 'https://portal.example' },
    addEventListener: (type: string, listener: (event: object) => void) =>
      void listeners.set(type, listener),
  };
  const context = createContext({
    self,
    caches,
    fetch,
    URL,
    Request,
    Response,
    Promise,
    Set,
    Math,
  });
  runInContext(readFileSync('public/sw.js', 'utf8'), context);

  return {
    stores,
    /** The paths that were asked for so far, each with its answer to give. */
    asked,
    /** Opens an address, and gives the answer of the worker; nothing where it lets the request pass. */
    visit(path: string, mode = 'navigate'): Promise<Response> | undefined {
      const url = `https://portal.example${path}`;
      let given: Promise<Response> | undefined;
      listeners.get('fetch')?.({
        request: { method: 'GET', mode, url },
        respondWith: (answer: Promise<Response>) => {
          given = answer;
        },
      });
      return given;
    },
  };
}

/** Waits until everything has gone on that waits for nothing but itself. */
async function settled() {
  for (let n = 0; n < 5; n += 1) await turn();
}

const signedOut = () => new Map([['/sign-out/1', new Response('token-of-asha')]]);
const shell = () =>
  new Map([
    ['/offline', new Response('No network')],
    ['/signed-out', new Response('You are signed out')],
  ]);

test('after a sign-out without a network no page is asked for before the server knows of it', async () => {
  const { stores, asked, visit } = browser();
  stores.set('sign-outs', signedOut());
  const page = visit('/');
  await settled();
  expect(asked.map(({ path }) => path)).toEqual(['/api/auth/logout']);
  asked[0]?.answer(new Response(null, { status: 200 }));
  await settled();
  expect(asked.map(({ path }) => path)).toEqual(['/api/auth/logout', '/']);
  expect(stores.has('sign-outs')).toBe(false);
  asked[1]?.answer(new Response('Login'));
  expect(await (await page)?.text()).toBe('Login');
});

test('while the server still cannot be told, nobody’s page is asked for', async () => {
  const { stores, asked, visit } = browser();
  stores.set('sign-outs', signedOut()).set('shell', shell());
  const page = visit('/');
  await settled();
  asked[0]?.fail();
  expect(await (await page)?.text()).toBe('No network');
  expect(asked).toHaveLength(1);
  expect(stores.get('sign-outs')?.size).toBe(1);
});

test.each([
  [200, false],
  [401, false],
  [500, true],
  [503, true],
])('a sign-out that is answered with %d is told again: %s', async (status, again) => {
  const { stores, asked, visit } = browser();
  stores.set('sign-outs', signedOut());
  void visit('/');
  await settled();
  asked[0]?.answer(new Response(null, { status }));
  await settled();
  expect(stores.has('sign-outs')).toBe(again);
});

test.each([500, 503])(
  'while the server answers a sign-out with %d, nobody’s page is asked for',
  async (status) => {
    const { stores, asked, visit } = browser();
    stores.set('sign-outs', signedOut()).set('shell', shell());
    const page = visit('/');
    await settled();
    asked[0]?.answer(new Response(null, { status }));
    expect(await (await page)?.text()).toBe('No network');
    expect(asked).toHaveLength(1);
  },
);

test('without a network a page that was put aside is given, and the page that says so for others', async () => {
  const { stores, asked, visit } = browser();
  stores.set('shell', shell()).set('pages', new Map([['/', new Response('Dashboard')]]));
  const pages = [visit('/'), visit('/claim/1'), visit('/signed-out')];
  await settled();
  for (const { fail } of asked) fail();
  const texts = await Promise.all(pages.map(async (page) => (await page)?.text()));
  expect(texts).toEqual(['Dashboard', 'No network', 'You are signed out']);
});

test('of the API, the console and other sites the worker keeps and answers nothing', () => {
  const { visit } = browser();
  expect(visit('/api/claims')).toBeUndefined();
  expect(visit('/api/claims', 'cors')).toBeUndefined();
  expect(visit('/ip')).toBeUndefined();
  expect(visit('/ip/claims')).toBeUndefined();
  expect(visit('/claims.json', 'cors')).toBeUndefined();
  expect(visit('/ipx')).toBeDefined();
});

test('a file of the portal is fetched once, and one that failed is not kept', async () => {
  const { stores, asked, visit } = browser();
  const path = '/_next/static/chunk.js';
  const first = visit(path, 'no-cors');
  await settled();
  asked[0]?.answer(new Response('gone', { status: 503 }));
  expect((await first)?.status).toBe(503);
  await settled();
  expect(stores.get('files')?.size ?? 0).toBe(0);
  const second = visit(path, 'no-cors');
  await settled();
  asked[1]?.answer(new Response('code'));
  expect(await (await second)?.text()).toBe('code');
  await settled();
  expect(await (await visit(path, 'no-cors'))?.text()).toBe('code');
  expect(asked).toHaveLength(2);
});
