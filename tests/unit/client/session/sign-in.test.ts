import { QueryClient } from '@tanstack/react-query';
import { messageDrafts } from '@/lib/client/conversation/message-drafts';
import { type Outgoing, outgoing } from '@/lib/client/conversation/outgoing';
import { readSelection, saveSelection } from '@/lib/client/on-device/selected-claims';
import { queries } from '@/lib/client/queries/queries';
import { readToken } from '@/lib/client/request/token';
import { rememberSignIn } from '@/lib/client/session/sign-in';
import { forgetSignIn } from '@/lib/client/session/sign-out';
import type { PresentedUser } from '@/lib/identity/accounts/present';

/** A browser's storage; what it keeps is seen as its keys, as in a browser. */
const storage = () =>
  Object.defineProperties(
    {},
    {
      getItem: {
        value(key: string) {
          return this[key] ?? null;
        },
      },
      setItem: {
        value(key: string, value: string) {
          this[key] = value;
        },
      },
      removeItem: {
        value(key: string) {
          delete this[key];
        },
      },
    },
  );

const undelivered: Outgoing = {
  idempotencyKey: 'one',
  message: 'Is anything missing?',
  state: 'failed',
  share: 0,
  at: '2026-11-22T10:00:00Z',
  abort: new AbortController(),
};

const signIn = (id: string) => ({ token: `token of ${id}`, user: { id } as PresentedUser });

/** Asha's tab: a loaded list, a half-written message, an unsent one, and a selection. */
function asha() {
  Object.assign(globalThis, { localStorage: storage(), sessionStorage: storage() });
  outgoing.forget();
  const client = new QueryClient();
  rememberSignIn(client, signIn('asha'));
  client.setQueryData(queries.claim('a').queryKey, { id: 'a' } as never);
  messageDrafts.keep('asha', 'a', 'half a');
  outgoing.add('a', [undelivered]);
  saveSelection('asha', '[]');
  return client;
}

const left = (client: QueryClient) => ({
  token: readToken(),
  user: client.getQueryData(queries.me.queryKey)?.id,
  loaded: client.getQueryData(queries.claim('a').queryKey),
  begun: messageDrafts.read('asha', 'a'),
  undelivered: outgoing.of('a').length,
  selection: readSelection('asha'),
});

test('after logging out, nothing of that person is left in the tab', () => {
  const client = asha();
  sessionStorage.setItem('secondFactorLater:asha', 'yes');
  forgetSignIn(client);
  expect(left(client)).toEqual({
    token: null,
    user: undefined,
    loaded: undefined,
    begun: '',
    undelivered: 0,
    selection: null,
  });
  expect(Object.keys(sessionStorage)).toEqual(['secondFactorLater:asha']);
});

test('after a session ended, the same person finds what they had not sent', () => {
  const client = asha();
  rememberSignIn(client, signIn('asha'));
  expect(left(client)).toMatchObject({ user: 'asha', begun: 'half a', undelivered: 1 });
  expect(left(client).loaded).toBeUndefined();
});

test('after a session ended, another person finds and sends nothing of the former person’s', () => {
  const client = asha();
  rememberSignIn(client, signIn('meera'));
  expect(left(client)).toMatchObject({ token: 'token of meera', user: 'meera', undelivered: 0 });
  expect(left(client).loaded).toBeUndefined();
  expect(messageDrafts.read('meera', 'a')).toBe('');
});
