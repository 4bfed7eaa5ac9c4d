import { BlockList, isIP } from 'node:net';
import type { Origin } from '@/lib/auth/actor';
import { env } from '@/lib/env';

/** The request header in which the server notes who is at the other end of the socket. */
export const peerHeader = 'x-portal-peer';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');

let proxies: BlockList | undefined;
function trustedProxies() {
  if (proxies) return proxies;
  proxies = new BlockList();
  for (const entry of env()
    .TRUSTED_PROXIES.split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address = '', prefix] = entry.split('/');
    if (prefix) proxies.addSubnet(address, Number(prefix), family(address));
    else proxies.addAddress(address, family(address));
  }
  return proxies;
}

const isTrusted = (address: string) =>
  isIP(address) !== 0 && trustedProxies().check(address, family(address));

/**
 * The address a request came from: the socket's, or, behind proxies named in TRUSTED_PROXIES, the
 * nearest address in X-Forwarded-For that is not one of them. What anybody else forwards is ignored.
 */
export function originOf(headers: Headers): Origin {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim()));
  let address = plain(headers.get(peerHeader) ?? '');
  while (isTrusted(address) && hops.length > 0) {
    const next = hops.pop() ?? '';
    if (isIP(next) === 0) break;
    address = next;
  }
  return {
    ipAddress: isIP(address) === 0 ? null : address,
    userAgent: headers.get('user-agent')?.slice(0, 300) ?? null,
  };
}
