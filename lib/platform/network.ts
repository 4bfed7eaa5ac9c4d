import 'server-only';
import { isIP } from 'node:net';

/** The entries of a list separated by commas, trimmed, without empty ones. */
export const entriesOf = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** An entry such as `10.0.0.0/8` or `fd00::1` in its two parts; a single address has no prefix. */
export function partsOf(entry: string) {
  const [address = '', prefix] = entry.split('/');
  if (prefix === undefined) return { address };
  return { address, prefix: /^\d+$/.test(prefix) ? Number(prefix) : Number.NaN };
}

/** Whether an entry is an address of either family, alone or with a prefix that its family has. */
export function isNetwork(entry: string) {
  const { address, prefix = 0 } = partsOf(entry);
  const family = isIP(address);
  return (
    family !== 0 && Number.isInteger(prefix) && prefix >= 0 && prefix <= (family === 6 ? 128 : 32)
  );
}

/**
 * The bare address of a hop as proxies write it, in its shortest spelling: without port or brackets, and an
 * IPv4 address that travelled as IPv6 as what it is. Empty for what is no address.
 */
export function addressOf(hop: string) {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/^([\d.]+):\d+$/, '$1');
  if (isIP(bare) !== 6) return isIP(bare) === 4 ? bare : '';
  const [unzoned] = bare.split('%', 1);
  const short = new URL(`http://[${unzoned}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(short);
  if (!mapped) return short;
  const [high, low] = mapped.slice(1).map((part) => Number.parseInt(part, 16));
  return [high, low].flatMap((part = 0) => [part >> 8, part & 255]).join('.');
}

/**
 * What tries from an address are counted under: the address, or of IPv6 the first 64 bits, since a single
 * subscriber has all that begin so.
 */
export function networkOf(address: string) {
  if (isIP(address) !== 6) return address;
  const [front = '', back] = addressOf(address).split('::');
  const before = front.split(':').filter(Boolean);
  const after = (back ?? '').split(':').filter(Boolean);
  const zeros = back === undefined ? 0 : 8 - before.length - after.length;
  return `${[...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':')}::/64`;
}
