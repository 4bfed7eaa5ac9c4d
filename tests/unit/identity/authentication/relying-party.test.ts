import { relyingPartyAt } from '@/lib/identity/authentication/relying-party';

test.each([
  ['https://claims.example.in', { id: 'claims.example.in', origin: 'https://claims.example.in' }],
  ['https://claims.example.in/', { id: 'claims.example.in', origin: 'https://claims.example.in' }],
  [
    'https://Claims.example.in:8443/x',
    { id: 'claims.example.in', origin: 'https://claims.example.in:8443' },
  ],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
])('passkeys of a portal at %s are bound to its host name', (url, party) => {
  expect(relyingPartyAt(url)).toEqual(party);
});

test.each([
  'http://claims.example.in',
  'http://127.0.0.1:3000',
  'https://127.0.0.1',
  'https://127.1',
  'https://0x7f000001',
  'https://[::1]',
  'http://localhost.example.in',
])('a portal at %s has no passkeys', (url) => {
  expect(relyingPartyAt(url)).toBeNull();
});
