import { alike } from '@/lib/http/server/alike';

const asked = (url: string, headers = {}) => alike({ method: 'GET', url, headers });

test.each([
  ['/login?x=1', '/login'],
  ['/login?', '/login'],
  ['/?utm_source=a&utm_source=b', '/'],
  ['/ip/login?x=1&next=%2Fip%2Fverify', '/ip/login?next=%2Fip%2Fverify'],
  ['/help?next%00=1&?', '/help'],
  ['/creditors?page=2', '/creditors'],
  ['/creditors/3?x=1&page=2&annexure=4', '/creditors/3?annexure=4&page=2'],
  ['/creditors/3/changes?annexure=4&kind=new&from=2', '/creditors/3/changes?from=2&kind=new'],
  ['/api/public/creditor-lists/3/rows?limit=5&x=1', '/api/public/creditor-lists/3/rows?limit=5'],
  ['/api/public/creditor-lists?x=1', '/api/public/creditor-lists'],
])('%s is %s', (url, plain) => {
  expect(asked(url)).toMatchObject({ url: plain });
  expect(asked(url)).toEqual(asked(plain));
});

test('what a page reads of its query makes it another page', () => {
  expect(asked('/login?next=%2Fclaim%2Fnew')?.key).not.toBe(asked('/login')?.key);
  expect(asked('/creditors/3?page=2')?.key).not.toBe(asked('/creditors/3?page=3')?.key);
});

test.each([
  '/creditors/3?search=a',
  '/creditors/3?x=1&search=a',
  '/api/public/creditor-lists/3/rows?%73earch=a',
  `/login?next=${'a'.repeat(1_000)}`,
  '/login/',
  '/login/x',
  '//evil.example/login',
  '/x/../login',
  '/claim/new',
  '/creditors/my-claim',
])('%s is not kept', (url) => {
  expect(asked(url)).toBeUndefined();
});

test('a long query of unknown names keeps nothing from being kept', () => {
  expect(asked(`/login?x=${'a'.repeat(5_000)}`)).toEqual(asked('/login'));
});

test('a call is kept by language and encodings, whatever else its caller makes up', () => {
  const keyOf = (headers: Record<string, string>) =>
    alike({ method: 'GET', url: '/api/public/creditor-lists/1/committee', headers })?.key;
  const plain = keyOf({ 'accept-encoding': 'gzip, br' });
  expect(plain).toBeDefined();
  expect(
    keyOf({ 'accept-encoding': 'br;q=0.9, gzip, made-up', accept: 'x/1', cookie: 'a=1' }),
  ).toBe(plain);
  expect(keyOf({ 'accept-encoding': 'br, gzip;q=0' })).not.toBe(plain);
  expect(keyOf({ 'accept-encoding': 'gzip, br', cookie: 'claimantLanguage=hi' })).not.toBe(plain);
});
