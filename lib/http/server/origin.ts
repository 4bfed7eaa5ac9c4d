import { BlockList, isIP } from 'node:net';
import type { Origin } from '@/lib/access/actor';
import { env } from '@/lib/platform/env';
import { addressOf, entriesOf, partsOf } from '@/lib/platform/network';

/** The server notes the socket's address in this header. */
export const peerHeader = 'x-portal-peer';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

let proxies: BlockList | undefined;
function trustedProxies() {
  if (proxies) return proxies;
  proxies = new BlockList();
  for (const entry of entriesOf(env().TRUSTED_PROXIES)) {
    const { address, prefix } = partsOf(entry);
    if (prefix === undefined) proxies.addAddress(address, family(address));
    else proxies.addSubnet(address, prefix, family(address));
  }
  return proxies;
}

const isTrusted = (address: string) =>
  address !== '' && trustedProxies().check(address, family(address));

/** A request's address: the socket's, or, behind TRUSTED_PROXIES, the nearest other one in X-Forwarded-For. */
export function originOf(headers: Headers): Origin {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  let address = addressOf(headers.get(peerHeader) ?? '');
  while (isTrusted(address) && hops.length > 0) {
    const next = addressOf(hops.pop() ?? '');
    if (!next) break;
    address = next;
  }
  return {
    ipAddress: address || null,
    userAgent: headers.get('user-agent')?.slice(0, 300) ?? null,
  };
}
