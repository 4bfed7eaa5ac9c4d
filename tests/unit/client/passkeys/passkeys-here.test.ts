import { refusalOf } from '@/lib/client/passkeys/refusal';
import { passkeysHere } from '@/lib/client/passkeys/use-passkeys-here';

const origin = 'https://claims.example.in';
const browser = { location: { origin }, PublicKeyCredential: class {} };

test('passkeys are offered only by a browser that has them, at the portal’s own address', () => {
  expect(passkeysHere(origin, browser)).toBe('yes');
  expect(passkeysHere(origin, { location: { origin } })).toBe('unsupported');
  expect(passkeysHere('https://other.example.in', browser)).toBe('elsewhere');
  expect(passkeysHere(null, browser)).toBe('nowhere');
});

test.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'present'],
  ['TypeError', undefined],
])('a browser’s %s during a passkey call is understood as %s', (name, told) => {
  expect(refusalOf(Object.assign(new Error('no'), { name }))).toBe(told);
  expect(refusalOf(name)).toBeUndefined();
});
