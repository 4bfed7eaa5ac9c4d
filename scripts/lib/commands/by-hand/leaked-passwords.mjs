import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from '../../paths.mjs';

const shortest = 8;
const bitsEach = 30;
const places = 21;

/**
 * Makes lib/identity/passwords/leaked-passwords.json, a Bloom filter, of a list of passwords, one a line, packed with gzip.
 * @param {string[]} args
 */
export function main([file = '']) {
  const list = gunzipSync(readFileSync(file)).toString('utf8');
  const passwords = new Set(
    list
      .split('\n')
      .map((line) => line.trim().toLowerCase())
      .filter((line) => line.length >= shortest),
  );
  const size = passwords.size * bitsEach;
  const bits = Buffer.alloc(Math.ceil(size / 8));
  for (const password of passwords) {
    const hash = createHash('sha256').update(password).digest();
    const [first, second] = [hash.readUIntBE(0, 6), hash.readUIntBE(6, 6)];
    for (let place = 0; place < places; place++) {
      const bit = (first + place * second) % size;
      bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  const filter = { passwords: passwords.size, size, places, bits: bits.toString('base64') };
  writeFileSync(
    join(root, 'lib/identity/passwords/leaked-passwords.json'),
    `${JSON.stringify(filter, null, 2)}\n`,
  );
  console.log(`${passwords.size} passwords in ${bits.length} bytes`);
}
