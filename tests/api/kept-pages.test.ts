import { ask } from '@/tests/support/data/determinations';
import { signUp } from '@/tests/support/data/people';
import { renderedPage } from '@/tests/support/http/rendered-page';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let address: string;

beforeAll(async () => {
  portal = await startedPortal();
  ({ address } = portal);
});
afterAll(() => portal.remove());

const page = (path: string, headers?: Record<string, string>) =>
  renderedPage(`${address}${path}`, headers);
const languageOf = ({ words }: { words: string }) => /<html[^>]* lang="(\w+)"/.exec(words)?.[1];

// A page carries its time or request: two with the same words were rendered once.
const paths = ['/', '/login', '/register', '/forgot-password', '/help'];

test.each(paths)(
  '%s is rendered once for everybody, and each answer has its own nonce',
  async (path) => {
    const [first, again] = [await page(path), await page(path, { Cookie: 'of=another' })];
    expect(again.words).toBe(first.words);
    expect(again.nonce).not.toBe(first.nonce);
    expect(again.nonce).toMatch(/^[\w+/]{22}==$/);
    expect(again.answer.headers.get('content-security-policy')).not.toContain(first.nonce);
    // After signing in, going back must not show the page again.
    expect(again.answer.headers.get('cache-control')).toContain('no-store');
    const asked = await fetch(`${address}${path}`, { method: 'HEAD' });
    expect([asked.status, await asked.text()]).toEqual([200, '']);
  },
);

test('names in the query that a page does not know leave it as it is', async () => {
  const { words } = await page('/login');
  for (const query of ['x=1', 'utm_source=a&x=2'])
    expect((await page(`/login?${query}`)).words).toBe(words);
  const asked = await page('/login?x=1&next=%2Fclaim%2Fnew%3Ftype%3Dform_b%26step%3D2');
  expect(asked.words).not.toBe(words);
});

test.each(['/ip', '/ip/login', '/ip/register'])('%s is the same for everybody', async (path) => {
  const [first, again] = [await page(path), await page(path)];
  expect(again.words).toBe(first.words);
});

test('a shared page comes in the chosen language and theme, compressed or not', async () => {
  const hindi = await page('/login', { Cookie: 'claimantLanguage=hi' });
  expect(languageOf(hindi)).toBe('hi');
  expect(languageOf(await page('/login'))).toBe('en');
  const dark = await page('/login', { Cookie: 'theme=dark; claimantLanguage=hi' });
  expect(dark.words).toContain('data-theme="dark"');
  const offered = await page('/login', { 'Accept-Language': 'hi-IN,hi;q=0.9' });
  expect(offered.words).not.toBe((await page('/login')).words);
  for (const encoding of ['identity', 'gzip', 'gzip;q=0', 'br, gzip;q=0.5']) {
    const packed = await page('/login', { 'Accept-Encoding': encoding });
    expect([encoding, packed.answer.headers.get('content-encoding')]).toEqual([
      encoding,
      /gzip(?!;q=0$)/.test(encoding) ? 'gzip' : null,
    ]);
    expect(packed.words).toBe((await page('/login')).words);
  }
});

// Otherwise one reader's page would be shown to everybody for a minute.
test.each([
  { Cookie: 'claimantLanguage=en; claimantLanguage=hi' },
  { Cookie: 'claimantLanguage=%68%69' },
  { Cookie: 'claimantLanguage="hi"; theme=dark%20' },
  { Cookie: 'claimantLanguage =hi' },
  { 'X-Portal-Role': 'ip_admin', 'X-Portal-Side': 'ip' },
  { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
  { 'User-Agent': 'Twitterbot/1.0' },
  { 'Next-Router-Prefetch': '1', 'Next-Router-State-Tree': 'x' },
  { 'X-Middleware-Subrequest': 'middleware', 'X-Invoke-Path': '/help' },
] as Record<string, string>[])('a caller with %j cannot change what others see', async (odd) => {
  // Makes every kept page invalid.
  await portal.database.query('UPDATE case_settings SET debtor_name = debtor_name');
  const theirs = await page('/register', odd);
  expect(theirs.words).not.toContain('evil.example');
  const others = await page('/register');
  expect(languageOf(others)).toBe('en');
  expect(others.words).toContain('data-theme="system"');
  const title = others.words.indexOf('<title>');
  expect([title > 0, title < others.words.indexOf('</head>')]).toEqual([true, true]);
});

test('a shared page is rendered anew after a change of the case, and for signed-in people', async () => {
  const [asha, meera] = [await signUp('claimant', address), await signUp('ip_admin', address)];
  const before = await page('/help');
  expect((await ask(meera, 'PATCH', 'case', { debtorName: 'Setu Cabs' })).status).toBe(200);
  const after = await page('/help');
  expect(before.words).not.toContain('Setu Cabs');
  expect(after.words).toContain('Setu Cabs');
  const hers = { Cookie: `next-auth.session-token=${asha.token}` };
  const [one, two] = [await page('/help', hers), await page('/help', hers)];
  expect(one.words).not.toBe(after.words);
  expect(two.words).not.toBe(one.words);
});
