import { destinationOf } from '@/components/entry/destination';

const after = (next: string) => `?next=${encodeURIComponent(next)}`;

test('after signing in, a claimant comes back to the page they asked for, its query included', () => {
  expect(destinationOf('claimant', after('/claim/new?step=2'))).toBe('/claim/new?step=2');
});

test('after signing in, an administrator comes back to the claim they asked for', () => {
  expect(destinationOf('ip_admin', after('/ip/claim/1?openChat=true'))).toBe(
    '/ip/claim/1?openChat=true',
  );
});

test.each([
  ['nothing', ''],
  ['another site', after('https://example.com/claim/new')],
  ['another site without its protocol', after('//example.com/claim/new')],
  ['another site behind a backslash', after('/\\example.com/claim/new')],
  ['a script', after('javascript:alert(1)')],
  ["the other side's page", after('/ip/dashboard')],
  ['a disguised page of the other side', after('/claim/../ip/dashboard')],
  ['a page that is kept for nobody', after('/forgot-password')],
])('after signing in, a claimant who asked for %s comes to the dashboard', (_, search) => {
  expect(destinationOf('claimant', search)).toBe('/');
});

test('a professional who asked for a claimant’s page comes to their own dashboard', () => {
  expect(destinationOf('ip_case_manager', after('/claim/new'))).toBe('/ip/dashboard');
});

test('the part of a page that a letter leads to is kept through signing in, for the page that was asked for alone', () => {
  const search = after('/claim/1');
  expect(destinationOf('claimant', search, '#objections')).toBe('/claim/1#objections');
  expect(destinationOf('claimant', after('/claim/1#admitted'), '#help')).toBe('/claim/1#admitted');
  expect(destinationOf('claimant', after('/ip/dashboard'), '#objections')).toBe('/');
  expect(destinationOf('claimant', '', '#objections')).toBe('/');
});
