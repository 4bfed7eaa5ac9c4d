import { createHmac, randomUUID } from 'node:crypto';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  registrationOf,
  signUp,
  type TestPerson,
  type TestRole,
} from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { baseUrl, call } from '@/tests/support/http/api';
import { raw } from '@/tests/support/http/raw';
import { lettersTo } from '@/tests/support/peers/outbox';
import { until } from '../../support/until';
import { telling, watch } from './scene';

let asha: TestPerson;
let meera: TestPerson;
let asItWas: () => Promise<void>;

beforeAll(async () => {
  [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  await createClaimAs(asha);
  asItWas = await watch(asha);
});
afterAll(async () => {
  await asItWas();
  await database.end();
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (key: string) => {
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sid: randomUUID(), role: 'ip_admin' })}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
};
const flip = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
const swap = (token: string, at: number, piece: string) =>
  token
    .split('.')
    .map((one, index) => (index === at ? piece : one))
    .join('.');

const forged: [string, () => string][] = [
  ['a single word', () => 'Bearer'],
  ['an empty token', () => 'Bearer '],
  ['alg none', () => `Bearer ${part({ alg: 'none' })}.${part({ role: 'ip_admin' })}.`],
  ['alg none in another spelling', () => `Bearer ${part({ alg: 'nOnE' })}.${part({ sid: 1 })}.`],
  ['a signature with an empty key', () => `Bearer ${signed('')}`],
  ['a signature with a common key', () => `Bearer ${signed('secret')}`],
  ['dir without encryption', () => `Bearer ${part({ alg: 'dir', enc: 'none' })}....`],
  [
    'another algorithm',
    () => `Bearer ${swap(meera.token, 0, part({ alg: 'RSA-OAEP', enc: 'A256GCM' }))}`,
  ],
  [
    'another header',
    () => `Bearer ${swap(meera.token, 0, part({ alg: 'dir', enc: 'A256CBC-HS512' }))}`,
  ],
  [
    'a bit changed in its content',
    () => `Bearer ${flip(meera.token, meera.token.lastIndexOf('.') - 5)}`,
  ],
  ['a bit changed in its tag', () => `Bearer ${flip(meera.token, meera.token.length - 5)}`],
  ['its end cut off', () => `Bearer ${meera.token.slice(0, -3)}`],
  ['more after its end', () => `Bearer ${meera.token}.x`],
  ['two tokens', () => `Bearer ${meera.token}, Bearer ${meera.token}`],
  ['the id of a session', () => `Bearer ${randomUUID()}`],
  ['the name and password', () => `Basic ${Buffer.from('a:b').toString('base64')}`],
  ['ten thousand letters', () => `Bearer ${'a'.repeat(10_000)}`],
];

test.each(forged)('%s is refused as a token', async (_, authorization) => {
  const answer = await call('GET', '/api/claims', { headers: { Authorization: authorization() } });
  expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
  expect(answer.text).not.toMatch(telling);
});

test.each([
  ['the cookie that pages read', () => ({ Cookie: `next-auth.session-token=${meera.token}` })],
  ['the secure cookie', () => ({ Cookie: `__Host-next-auth.session-token=${meera.token}` })],
  ['a header of its own', () => ({ 'X-Access-Token': meera.token })],
  ['the role in a header', () => ({ 'X-Portal-Role': 'ip_admin', 'X-Portal-Side': 'ip' })],
  [
    'an internal request',
    () => ({ 'X-Middleware-Subrequest': 'middleware:middleware:middleware' }),
  ],
  [
    'a user in a header',
    () => ({ 'X-Remote-User': meera.user.email, 'X-Forwarded-User': 'admin' }),
  ],
])('%s does not sign in at the API', async (_, headers) => {
  expect((await call('GET', '/api/claims', { headers: headers() })).status).toBe(401);
});

test('a token in the address does not sign in', async () => {
  for (const name of ['token', 'access_token', 'authorization']) {
    expect((await call('GET', `/api/claims?${name}=${meera.token}`)).status).toBe(401);
  }
});

/** A token that was good until something happened. */
async function deadAfter(role: TestRole, happens: (person: TestPerson) => Promise<unknown>) {
  const person = await signUp(role);
  expect((await call('GET', '/api/claims', { token: person.token })).status).toBe(200);
  await happens(person);
  return (await call('GET', '/api/claims', { token: person.token })).status;
}

test.each<[string, TestRole, (person: TestPerson) => Promise<unknown>]>([
  ['signing out', 'claimant', ({ token }) => call('POST', '/api/auth/logout', { token })],
  [
    'the end of its session',
    'claimant',
    ({ user }) =>
      rows("UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1", [
        user.id,
      ]),
  ],
  [
    'the account being switched off',
    'ip_admin',
    ({ user }) =>
      call('PATCH', `/api/ip-professionals/${user.id}`, {
        token: meera.token,
        body: { password: meera.password, status: 'disabled' },
      }),
  ],
  [
    'the account being declined',
    'ip_case_manager',
    ({ user }) =>
      call('PATCH', `/api/ip-professionals/${user.id}`, {
        token: meera.token,
        body: { password: meera.password, status: 'declined' },
      }),
  ],
  [
    'the account being gone',
    'claimant',
    ({ user }) => rows('DELETE FROM users WHERE id = $1', [user.id]),
  ],
])('a token is refused after %s', async (_, role, happens) => {
  expect(await deadAfter(role, happens)).toBe(401);
});

test('a token does not keep a role that was taken away', async () => {
  const status = await deadAfter('ip_admin', ({ user }) =>
    call('PATCH', `/api/ip-professionals/${user.id}`, {
      token: meera.token,
      body: { password: meera.password, role: 'ip_case_manager' },
    }),
  );
  const person = await signUp('ip_admin');
  await rows("UPDATE users SET role = 'ip_case_manager' WHERE id = $1", [person.user.id]);
  const answer = await call('PATCH', '/api/case', { token: person.token, body: {} });
  expect([[200, 401].includes(status), answer.status]).toEqual([true, 403]);
});

test.each([
  ['/ip/dashboard', {}],
  ['/ip/case', {}],
  ['/ip/creditors', {}],
  ['/ip/figures', {}],
  [
    '/ip/mail',
    { 'X-Middleware-Subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  ],
  ['/ip/dashboard', { 'X-Middleware-Subrequest': 'src/middleware:src/middleware' }],
  ['/ip/dashboard', { 'X-Portal-Role': 'ip_admin', 'X-Portal-Side': 'ip' }],
  ['/ip/dashboard', { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' }],
  ['/ip/dashboard', { 'X-Rewrite-Url': '/login', 'X-Original-Url': '/login' }],
  ['/claim/new', { Cookie: 'next-auth.session-token=forged' }],
  ['/claim/new', { 'X-Middleware-Rewrite': '/login' }],
])('%s sends a stranger with %j to the sign-in', async (path, headers) => {
  const answer = await call('GET', path, { headers });
  expect([302, 303, 307, 308]).toContain(answer.status);
  const to = new URL(answer.headers.get('location') ?? '', 'http://here.example');
  expect(to.pathname).toMatch(/^\/(ip\/)?login$/);
  expect(to.host).not.toBe('evil.example');
});

test.each(['//evil.example/ip/dashboard', '/ip/dashboard?next=//evil.example', '/\\evil.example'])(
  '%s does not redirect to another site',
  async (path) => {
    const answer = await call('GET', `${baseUrl()}${path}`);
    const to = answer.headers.get('location');
    if (to) expect(new URL(to, 'http://here.example').hostname).not.toBe('evil.example');
    expect(answer.status).toBeLessThan(500);
  },
);

test.each([
  ['PUT', '/api/claims'],
  ['DELETE', '/api/claims'],
  ['POST', '/api/auth/me'],
  ['GET', '/api/auth/login'],
  ['PATCH', '/api/auth/login'],
  ['DELETE', '/api/case'],
  ['PUT', '/api/case'],
])('%s %s is answered 405', async (method, path) => {
  const headers = { 'X-HTTP-Method-Override': 'GET', 'X-HTTP-Method': 'GET' };
  const answer = await call(method, path, { token: meera.token, headers });
  expect([answer.status, answer.body.code]).toEqual([405, 'method_not_allowed']);
});

test.each<Record<string, string>>([
  { Host: 'evil.example' },
  { 'X-Forwarded-Host': 'evil.example' },
  { 'X-Forwarded-Server': 'evil.example' },
  { Forwarded: 'host=evil.example' },
  { Origin: 'https://evil.example', Referer: 'https://evil.example/' },
])('a reset link asked for with %j points to this portal', async (headers) => {
  const person = await signUp();
  const body = { email: person.user.email };
  const answer = await raw('POST', '/api/auth/forgot-password', { body, headers });
  expect(answer.status).toBe(200);
  const [letter] = await until(async () => {
    const letters = await lettersTo(person.user.email);
    return letters.length > 0 ? letters : undefined;
  });
  expect(letter?.text).toContain(`${process.env.APP_URL ?? baseUrl()}/reset-password?token=`);
  expect(JSON.stringify(letter)).not.toContain('evil.example');
});

test.each<Record<string, string>>([
  { Host: 'evil.example' },
  { 'X-Forwarded-Host': 'evil.example' },
  { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' },
])('a page asked for with %j redirects to the sign-in of this portal', async (headers) => {
  const answer = await raw('GET', '/ip/dashboard', { headers });
  expect(answer.status).toBe(307);
  expect(answer.headers.location).toMatch(
    /^(http:\/\/(127\.0\.0\.1|localhost):\d+)?\/ip\/login\?next=/,
  );
});

test('TRACE is refused without an echo, and HEAD has no body', async () => {
  const headers = { Authorization: `Bearer ${meera.token}`, 'X-Secret': 'do-not-echo' };
  for (const path of ['/api/claims', '/login', '/']) {
    const answer = await raw('TRACE', path, { headers });
    expect(answer.status).toBe(405);
    expect(answer.text + JSON.stringify(answer.headers)).not.toContain('do-not-echo');
    expect(answer.text).not.toContain(meera.token);
  }
  expect(await raw('HEAD', '/api/claims', { headers })).toMatchObject({ status: 200, text: '' });
  expect(await raw('HEAD', '/api/claims')).toMatchObject({ status: 401, text: '' });
});

test('no answer reveals whether an address has an account', async () => {
  const person = await signUp();
  const unknown = `${randomUUID()}@example.in`;
  const ask = (path: string, body: unknown) => call('POST', path, { body });
  const [known, strange] = await Promise.all([
    ask('/api/auth/forgot-password', { email: person.user.email }),
    ask('/api/auth/forgot-password', { email: unknown }),
  ]);
  expect([known.status, known.text]).toEqual([strange.status, strange.text]);
  const [wrong, nobody] = await Promise.all([
    ask('/api/auth/login', { email: person.user.email, password: 'wrong-password' }),
    ask('/api/auth/login', { email: unknown, password: 'wrong-password' }),
  ]);
  expect([wrong.status, wrong.text]).toEqual([401, nobody.text]);
  expect(nobody.status).toBe(401);
});

test.each(['', 'x', 'a'.repeat(10_000), '%00', "' OR 1=1 --", '../../token'])(
  'the reset token %j is refused',
  async (token) => {
    const answer = await call('POST', '/api/auth/reset-password', {
      body: { token, newPassword: 'Quite-New-Password-7' },
    });
    expect(answer.status).toBe(400);
    expect(answer.text).not.toMatch(telling);
  },
);

test('a page of another origin cannot read an answer', async () => {
  const headers = { Origin: 'https://evil.example' };
  const answer = await call('GET', '/api/auth/me', { token: meera.token, headers });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  const asked = await call('OPTIONS', '/api/claims', {
    headers: { ...headers, 'Access-Control-Request-Method': 'POST' },
  });
  expect(asked.headers.get('access-control-allow-origin')).toBeNull();
});

test('a registration sent five times at once makes one account', async () => {
  const body = registrationOf();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call('POST', '/api/auth/register', { body })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
});
