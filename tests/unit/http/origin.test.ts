import { originOf, peerHeader } from '@/lib/http/origin';

const settings = {
  DATABASE_URL: 'postgresql://localhost/none',
  AUTH_SECRET: 'a secret of more than thirty-two characters',
  DOCUMENT_KEY: Buffer.alloc(32, 'key').toString('base64'),
  APP_URL: 'http://localhost:3000',
  TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16, fd00::/8',
};

beforeAll(() => {
  Object.assign(process.env, settings);
});

const addressFrom = (peer: string, forwarded?: string) =>
  originOf(
    new Headers({ [peerHeader]: peer, ...(forwarded ? { 'X-Forwarded-For': forwarded } : {}) }),
  ).ipAddress;

it.each([
  ['the peer itself', '203.0.113.9', undefined, '203.0.113.9'],
  ['the peer, whatever it claims to forward', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['whom a proxy of ours forwards', '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['the nearest that is not ours', '10.0.0.1', '6.6.6.6, 1.2.3.4, 192.168.7.7', '1.2.3.4'],
  ['a proxy that forwards nobody', '10.0.0.1', undefined, '10.0.0.1'],
  ['a proxy that forwards nonsense', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['a peer of both families', '::ffff:10.0.0.1', '::ffff:1.2.3.4', '1.2.3.4'],
  ['whom a proxy of version six forwards', 'fd00::1', '2001:db8::5', '2001:db8::5'],
  ['nobody, when the socket is gone', '', '1.2.3.4', null],
])('is %s', (_, peer, forwarded, expected) => {
  expect(addressFrom(peer, forwarded)).toBe(expected);
});

it('keeps at most 300 characters of the agent', () => {
  const { userAgent } = originOf(new Headers({ 'User-Agent': 'x'.repeat(5000) }));
  expect(userAgent).toHaveLength(300);
});
