import 'server-only';
import { isIP } from 'node:net';

/** Splits a list at its commas, without blanks and empty entries. */
export const entriesOf = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Splits an entry such as `10.0.0.0/8` or `fd00::1`; a single address has no prefix. */
export function partsOf(entry: string) {
  const [address = '', prefix] = entry.split('/');
  if (prefix === undefined) return { address };
  return { address, prefix: /^\d+$/.test(prefix) ? Number(prefix) : Number.NaN };
}

/** Tells whether an entry is an address, alone or with a prefix that its family has. */
export function isNetwork(entry: string) {
  const { address, prefix = 0 } = partsOf(entry);
  const family = isIP(address);
  return (
    family !== 0 && Number.isInteger(prefix) && prefix >= 0 && prefix <= (family === 6 ? 128 : 32)
  );
}

/** The address in a proxy's hop: shortest spelling, no port or brackets, IPv4 inside IPv6 as IPv4. '' for no address. */
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

/** Tries from an address count under this: the address, or the first 64 bits of IPv6, since one subscriber has all of those. */
export function networkOf(address: string) {
  if (isIP(address) !== 6) return address;
  const [front = '', back] = addressOf(address).split('::');
  const before = front.split(':').filter(Boolean);
  const after = (back ?? '').split(':').filter(Boolean);
  const zeros = back === undefined ? 0 : 8 - before.length - after.length;
  return `${[...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':')}::/64`;
}
