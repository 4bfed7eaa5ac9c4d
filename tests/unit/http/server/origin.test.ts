import '@/tests/support/portal/settings';
import { originOf, peerHeader } from '@/lib/http/server/origin';

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
  ['without the port a proxy adds', '10.0.0.1', '1.2.3.4:5678', '1.2.3.4'],
  ['without brackets and port', 'fd00::1', '[2001:db8::5]:443', '2001:db8::5'],
  ['version six in its shortest spelling', 'fd00::1', '2001:0DB8:0::0005', '2001:db8::5'],
  ['version four that travelled in hexadecimal', '10.0.0.1', '::ffff:102:304', '1.2.3.4'],
  ['ours spelled in another way', '10.0.0.1', '1.2.3.4, FD00:0:0::9', '1.2.3.4'],
  ['no further than nonsense', '10.0.0.1', '1.2.3.4, unknown, 192.168.7.7', '192.168.7.7'],
  ['no further than a forged tail', '10.0.0.1', '10.0.0.1, 6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['the proxy, when all of the chain is empty', '10.0.0.1', ', ,', '10.0.0.1'],
  ['the peer, when it only looks like a proxy', '10.0.0.10', '1.2.3.4', '10.0.0.10'],
  ['nobody, when the socket is gone', '', '1.2.3.4', null],
])('is %s', (_, peer, forwarded, expected) => {
  expect(addressFrom(peer, forwarded)).toBe(expected);
});

it('keeps at most 300 characters of the agent', () => {
  const { userAgent } = originOf(new Headers({ 'User-Agent': 'x'.repeat(5000) }));
  expect(userAgent).toHaveLength(300);
});
