import { QueryClient } from '@tanstack/react-query';
import { readToken, storeToken, watchToken } from '@/lib/client/request/token';
import { signOut } from '@/lib/client/session/sign-out';

/** A browser with this network, with or without a service worker; counts how often the page was told that the sign-in ended. */
async function signedOut(line: () => Promise<Response>, worker = false) {
  let token: string | null = null;
  Object.assign(globalThis, {
    fetch: line,
    window: new EventTarget(),
    document: new EventTarget(),
    localStorage: {
      getItem: (key: string) => (key === 'token' ? token : null),
      setItem: (key: string, value: string) => {
        if (key === 'token') token = value;
      },
      removeItem: (key: string) => {
        if (key === 'token') token = null;
      },
    },
  });
  const serviceWorker = worker ? { controller: {}, ready: Promise.resolve({}) } : undefined;
  Object.defineProperty(globalThis, 'navigator', { value: { serviceWorker }, configurable: true });
  storeToken('of asha');
  let told = 0;
  const stop = watchToken(() => {
    told += 1;
  });
  const client = new QueryClient();
  client.setQueryData(['mine'], 'data');
  const how = await signOut(client);
  stop();
  return { how, told, token: readToken(), kept: client.getQueryData(['mine']) };
}

const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const gone = { token: null, kept: undefined };

test('signing out tells the server and opens another page', async () => {
  const answer = async () => Response.json({ message: 'Logged out' });
  expect(await signedOut(answer)).toEqual({ ...gone, how: 'now', told: 1 });
});

test('signing out of a session that had already ended opens another page', async () => {
  const answer = async () =>
    Response.json({ message: 'No', code: 'unauthenticated' }, { status: 401 });
  expect(await signedOut(answer)).toEqual({ ...gone, how: 'now', told: 1 });
});

test('signing out without a network leaves the service worker to tell the server later', async () => {
  expect(await signedOut(cut, true)).toEqual({ ...gone, how: 'later', told: 1 });
});

test('signing out without a network and without a service worker stays on the page', async () => {
  expect(await signedOut(cut)).toEqual({ ...gone, how: 'never', told: 0 });
});
