import { documentOf } from '@/tests/api/documents/documents-support';
import { createClaimAs } from '@/tests/support/data/claims';
import { registrationOf, signUp } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { ownPortal } from '@/tests/support/portal/own-portal';

afterAll(() => database.end());

const get = (path: string, options: Parameters<typeof call>[2] = {}) => call('GET', path, options);

const cookieOf = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

describe('every answer', () => {
  test.each([
    '/login',
    '/nowhere',
    '/nowhere.svg',
    '/api/health',
    '/api/nowhere',
    '/icon.svg',
    '/icons/192.png',
    '/robots.txt',
    '/manifest.webmanifest',
    '/favicon.ico',
    '/.well-known/security.txt',
    '/.well-known/nothing',
    '/_next/static/nothing.js',
  ])('for %s carries the security headers', async (path) => {
    const { headers } = await get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringMatching(/(^|; )frame-ancestors 'none'/),
    });
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(headers.has('x-powered-by')).toBe(false);
  });
});

test('robots.txt, the manifest and the icons are served', async () => {
  const robots = await get('/robots.txt');
  expect([robots.status, robots.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  expect(robots.text).toContain('Disallow: /ip/');
  const manifest = await get('/manifest.webmanifest');
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
  const { icons } = JSON.parse(manifest.text) as { icons: { src: string; type: string }[] };
  const page = (await get('/login')).text;
  const apple = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page)?.[1] ?? 'none';
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  for (const { src, type } of [...icons, { src: apple, type: 'image/png' }]) {
    const icon = await get(src);
    expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type]);
  }
});

describe('a page', () => {
  test('has a policy with a nonce of its own, which every script carries', async () => {
    const [one, two] = [await get('/login'), await get('/login')];
    const nonces = [one, two].map(
      ({ headers }) =>
        /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '',
    );
    expect(new Set(nonces).size).toBe(2);
    expect(one.headers.get('content-security-policy')).not.toMatch(
      /unsafe-eval|script-src[^;]*unsafe-inline|upgrade/,
    );
    expect(one.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    const scripts = one.text.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of scripts) expect(script).toContain(`nonce="${nonces[0]}"`);
  });

  test('does not take a policy from the request', async () => {
    const forged = { 'Content-Security-Policy': "script-src 'nonce-forged'" };
    expect((await get('/login', { headers: forged })).text).not.toContain('forged');
  });

  test('behind the sign-in must not be stored', async () => {
    const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
    const { id } = await createClaimAs(asha);
    const pages: [typeof asha, string[]][] = [
      [
        asha,
        [
          '/',
          '/claim/new',
          `/claim/${id}`,
          `/claim/${id}/edit`,
          '/claim/transfers',
          '/preferences',
          '/security',
        ],
      ],
      [
        meera,
        ['dashboard', `claim/${id}`, 'case', 'mail', 'preferences', 'security'].map(
          (page) => `/ip/${page}`,
        ),
      ],
    ];
    for (const [{ user, password }, paths] of pages) {
      const signedIn = await call('POST', '/api/auth/login', {
        body: { email: user.email, password },
      });
      for (const path of paths) {
        const answer = await get(path, { headers: { Cookie: cookieOf(signedIn) } });
        expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([
          path,
          200,
          expect.stringContaining('no-store'),
        ]);
      }
    }
  });
});

describe('an API answer', () => {
  test('must not be stored, whether success, refusal, JSON or file', async () => {
    const asha = await signUp();
    const claim = await createClaimAs(asha);
    const document = await documentOf(asha, claim.id);
    for (const path of [
      '/api/auth/me',
      '/api/claims',
      '/api/claims/nothing',
      '/api/health',
      '/api/templates/csv/form_b',
      `/api/documents/${document.id}/download`,
      '/api/nowhere',
    ]) {
      const { headers } = await get(path, { token: asha.token });
      expect([path, headers.get('cache-control')]).toEqual([
        path,
        expect.stringContaining('no-store'),
      ]);
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringMatching(/^(sandbox|default-src 'none'); frame-ancestors 'none'$/),
      ]);
    }
    expect((await call('PUT', '/api/claims')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('a file of the build', () => {
  const forGood = 'public, max-age=31536000, immutable';
  const file = async () => /\/_next\/static\/[^"]+\.js/.exec((await get('/login')).text)?.[0] ?? '';

  it.each([
    ['br', 'br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip', 'gzip, deflate'],
    ['plain', null, 'identity'],
    ['plain', null, 'br;q=0'],
  ])('may be stored for good, served as %s', async (_, encoding, taken) => {
    const path = await file();
    const plain = await get(path, { headers: { 'Accept-Encoding': 'identity' } });
    const answer = await get(path, { headers: { 'Accept-Encoding': taken } });
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(plain.text);
    const { headers } = answer;
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('cache-control')).toBe(forGood);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('content-type')).toBe('application/javascript; charset=UTF-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  });

  it('answers HEAD with its length and no body', async () => {
    const path = await file();
    const headers = { 'Accept-Encoding': 'br' };
    const [whole, head] = await Promise.all([
      get(path, { headers }),
      call('HEAD', path, { headers }),
    ]);
    expect(head.text).toBe('');
    expect(Number(head.headers.get('content-length'))).toBeLessThan(whole.text.length / 2);
  });

  it('answers 405 to POST', async () => {
    expect((await call('POST', await file())).status).toBe(405);
  });
});

test('security.txt names a contact, and expires within a year', async () => {
  const portal = await ownPortal({ APP_URL: 'https://claims.example.in' });
  try {
    const { address } = await portal.start();
    const path = `${address}/.well-known/security.txt`;
    expect((await get(path)).status).toBe(404);
    await portal.database.query(
      `INSERT INTO case_settings (id, professional_email) VALUES (1, 'meera@example.in')
       ON CONFLICT (id) DO UPDATE SET professional_email = EXCLUDED.professional_email`,
    );
    const answer = await get(path);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.text).toMatch(
      /^Contact: mailto:meera@example\.in\nExpires: \S+Z\nPreferred-Languages: en, hi\nCanonical: https:\/\/claims\.example\.in\/\.well-known\/security\.txt\n$/,
    );
    const expires = Date.parse(/Expires: (\S+)/.exec(answer.text)?.[1] ?? '') - Date.now();
    expect(expires / 86_400_000).toBeGreaterThan(30);
    expect(expires / 86_400_000).toBeLessThan(365);
    // A portal reached by HTTPS sends Strict-Transport-Security.
    expect(answer.headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
    const body = registrationOf();
    const registered = await call<{ token: string }>('POST', `${address}/api/auth/register`, {
      body,
    });
    const cookie = registered.headers.get('set-cookie');
    expect(cookie).toMatch(/^__Host-next-auth\.session-token=[^;]+; Path=\/; HttpOnly;.*; Secure$/);
    expect(cookie).not.toMatch(/domain/i);
    // A cookie without the prefix may come from a neighbouring host.
    const opened = async (prefix: string) => {
      const Cookie = `${prefix}next-auth.session-token=${registered.body.token}`;
      return (await call('GET', `${address}/claim/new`, { headers: { Cookie } })).status;
    };
    expect([await opened('__Host-'), await opened('')]).toEqual([200, 307]);
    const page = await get(`${address}/login`);
    expect(page.headers.get('strict-transport-security')).toContain('max-age');
    expect(page.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  } finally {
    await portal.remove();
  }
});
