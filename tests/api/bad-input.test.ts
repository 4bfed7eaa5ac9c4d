import { request } from 'node:http';
import { claimBodyOf } from '@/tests/support/data/claims';
import { registrationOf, signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { baseUrl, call } from '@/tests/support/http/api';

afterAll(() => database.end());

let asha: TestPerson;
beforeAll(async () => {
  asha = await signUp();
});

const json = { 'Content-Type': 'application/json' };

/** No answer may carry SQL, an address, a path or a stack. */
const telling = /SELECT |INSERT |prisma|node_modules|\.ts\b|at \w+ \(|127\.0\.0\.1|ECONN/i;

const bodies: [string, string | Uint8Array, number][] = [
  ['nothing', '', 400],
  ['half a JSON object', '{"email": "a', 400],
  ['text that is not JSON', 'hello', 400],
  ['null', 'null', 400],
  ['a list', '[]', 400],
  ['a number', '7', 400],
  ['bytes that are not UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), 400],
  ['a hundred thousand brackets', '['.repeat(100_000), 400],
  ['deeply nested JSON', `{"claimData":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`, 400],
  ['more than a megabyte', `{"email":"${'x'.repeat(1024 * 1024)}"}`, 413],
];

describe.each([
  '/api/auth/login',
  '/api/auth/register',
  '/api/auth/forgot-password',
  '/api/auth/reset-password',
  '/api/claims',
])('POST %s', (path) => {
  it.each(bodies)('answers the right 4xx to %s', async (_, raw, status) => {
    const answer = await call('POST', path, {
      token: asha.token,
      raw: raw as BodyInit,
      headers: json,
    });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual(
      expect.objectContaining({
        message: expect.stringMatching(/\S/),
        code: expect.stringMatching(/\S/),
      }),
    );
    expect(answer.text).not.toMatch(telling);
  });

  it('answers 415 to a form instead of JSON', async () => {
    const answer = await call('POST', path, {
      token: asha.token,
      raw: new URLSearchParams({ email: 'a@b.in' }),
    });
    expect([answer.status, answer.body.code]).toEqual([415, 'json_expected']);
  });
});

it('a body without an end is refused at one megabyte', async () => {
  const status = await new Promise((resolve, reject) => {
    const sending = request(
      new URL('/api/auth/login', baseUrl()),
      { method: 'POST', headers: { ...json, 'Transfer-Encoding': 'chunked' } },
      (response) => {
        resolve(response.statusCode);
        sending.destroy();
      },
    );
    sending.on('error', reject);
    const piece = 'x'.repeat(64 * 1024);
    let sent = 0;
    const more = () => {
      while (!sending.destroyed && sent < 64) {
        sent += 1;
        if (!sending.write(piece)) return sending.once('drain', more);
      }
    };
    more();
  });
  expect(status).toBe(413);
});

it('a caller who is not signed in gets 401, whatever the body is', async () => {
  const answer = await call('POST', '/api/claims', { raw: '{', headers: json });
  expect(answer.status).toBe(401);
});

it('a caller without the permission gets 403, whatever the body is', async () => {
  const meera = await signUp('ip_admin');
  const answer = await call('POST', '/api/claims', { token: meera.token, raw: '{', headers: json });
  expect(answer.status).toBe(403);
});

it.each(['x', '1', 'null', '%00', '00000000-0000-0000-0000-00000000000', "' OR 1=1"])(
  'a claim whose id is %s is not found',
  async (id) => {
    const answer = await call('GET', `/api/claims/${encodeURIComponent(id)}`, {
      token: asha.token,
    });
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  },
);

it.each(['GET', 'POST', 'PATCH', 'DELETE'])(
  '%s of an unknown API address gets the JSON 404',
  async (method) => {
    const answer = await call(method, '/api/no/such/address');
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  },
);

it.each([
  ['DELETE', '/api/claims', 'GET, POST'],
  ['PUT', '/api/auth/login', 'POST'],
  ['POST', '/api/statistics/dashboard', 'GET'],
])('%s %s gets 405 with the methods it takes', async (method, path, allowed) => {
  const answer = await call(method, path, { token: asha.token });
  expect([answer.status, answer.body.code, answer.headers.get('allow')]).toEqual([
    405,
    'method_not_allowed',
    allowed,
  ]);
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

it('every API answer forbids caching and carries a request id', async () => {
  for (const path of ['/api/auth/me', '/api/claims', '/api/health', '/api/nothing']) {
    const answer = await call('GET', path, { token: asha.token });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
});

it('an invalid Idempotency-Key is refused, and files no claim', async () => {
  for (const key of ['', 'x'.repeat(201), 'a b']) {
    const answer = await call('POST', '/api/claims', {
      token: asha.token,
      body: claimBodyOf('form_d'),
      headers: { 'Idempotency-Key': key },
    });
    expect(answer.status).toBe(400);
  }
  expect(await rows('SELECT 1 FROM claims WHERE claimant_id = $1', [asha.user.id])).toHaveLength(0);
});

it('unknown keys in a body and in a query are ignored', async () => {
  const body = { ...registrationOf(), status: 'active', id: asha.user.id, isAdmin: true };
  const answer = await call<TestPerson>('POST', '/api/auth/register', { body });
  expect(answer.status).toBe(201);
  expect(answer.body.user.id).not.toBe(asha.user.id);
  expect((await call('GET', '/api/claims?colour=red', { token: asha.token })).status).toBe(200);
});

// Next answers each of these with 500 and logs a stack by itself.
it.each([
  ['Next-Router-State-Tree', 'garbage'],
  ['Next-Router-State-Tree', '%'],
  ['Next-Router-State-Tree', '[1]'],
  ['Next-Router-State-Tree', encodeURIComponent(`["",{"children":[${'"a",'.repeat(5_000)}{}]}]`)],
  ['Next-Router-Prefetch', 'garbage'],
  ['Next-Router-Segment-Prefetch', '/garbage/%'],
  ['Next-Url', 'http://[garbage'],
  ['Next-Action', 'garbage'],
])(
  'a page asked for in parts with %s: %s gets no 5xx and shows no internals',
  async (name, value) => {
    const { status, text } = await call('GET', '/login', { headers: { RSC: '1', [name]: value } });
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(telling);
  },
);
