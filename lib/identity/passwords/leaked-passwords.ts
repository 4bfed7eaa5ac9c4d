import 'server-only';
import { createHash } from 'node:crypto';
import filter from './leaked-passwords.json';

let bits: Buffer | undefined;

/** Tells whether a lower-case password was leaked (``node scripts/daava.mjs leaked-passwords``), wrongly for one in a million. */
export function isLeakedPassword(lower: string) {
  bits ??= Buffer.from(filter.bits, 'base64');
  const hash = createHash('sha256').update(lower).digest();
  const [first, second] = [hash.readUIntBE(0, 6), hash.readUIntBE(6, 6)];
  for (let place = 0; place < filter.places; place++) {
    const bit = (first + place * second) % filter.size;
    if (((bits[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  }
  return true;
}
