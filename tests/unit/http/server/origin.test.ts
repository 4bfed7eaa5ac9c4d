import '@/tests/support/portal/settings';
import { originOf, peerHeader } from '@/lib/http/server/origin';

const addressFrom = (peer: string, forwarded?: string) =>
  originOf(
    new Headers({ [peerHeader]: peer, ...(forwarded ? { 'X-Forwarded-For': forwarded } : {}) }),
  ).ipAddress;

it.each([
  ['the peer itself', '203.0.113.9', undefined, '203.0.113.9'],
  ['the peer, whatever it claims to forward', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['the address that a trusted proxy forwards', '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  [
    'the nearest address that is not a trusted proxy',
    '10.0.0.1',
    '6.6.6.6, 1.2.3.4, 192.168.7.7',
    '1.2.3.4',
  ],
  ['the proxy, when it forwards nobody', '10.0.0.1', undefined, '10.0.0.1'],
  ['the proxy, when it forwards nonsense', '10.0.0.1', 'unknown', '10.0.0.1'],
  [
    'the peer, when its address is IPv4 within IPv6',
    '::ffff:10.0.0.1',
    '::ffff:1.2.3.4',
    '1.2.3.4',
  ],
  ['the address that an IPv6 proxy forwards', 'fd00::1', '2001:db8::5', '2001:db8::5'],
  ['taken without the port that a proxy adds', '10.0.0.1', '1.2.3.4:5678', '1.2.3.4'],
  ['taken without brackets and port', 'fd00::1', '[2001:db8::5]:443', '2001:db8::5'],
  ['an IPv6 address in its shortest spelling', 'fd00::1', '2001:0DB8:0::0005', '2001:db8::5'],
  ['an IPv4 address given in hexadecimal', '10.0.0.1', '::ffff:102:304', '1.2.3.4'],
  [
    'looked for behind a trusted proxy in another spelling',
    '10.0.0.1',
    '1.2.3.4, FD00:0:0::9',
    '1.2.3.4',
  ],
  ['not looked for beyond nonsense', '10.0.0.1', '1.2.3.4, unknown, 192.168.7.7', '192.168.7.7'],
  ['not looked for beyond a forged entry', '10.0.0.1', '10.0.0.1, 6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['the proxy, when all of the chain is empty', '10.0.0.1', ', ,', '10.0.0.1'],
  ['the peer, when it only looks like a proxy', '10.0.0.10', '1.2.3.4', '10.0.0.10'],
  ['nobody, when the socket is gone', '', '1.2.3.4', null],
])('the caller’s address is %s', (_, peer, forwarded, expected) => {
  expect(addressFrom(peer, forwarded)).toBe(expected);
});

it('at most 300 characters of a User-Agent are kept', () => {
  const { userAgent } = originOf(new Headers({ 'User-Agent': 'x'.repeat(5000) }));
  expect(userAgent).toHaveLength(300);
});
