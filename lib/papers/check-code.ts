import 'server-only';
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { verified } from '@/lib/crypto/envelope';
import { allKeys } from '@/lib/crypto/identifier-keys';
import { codeSigns } from '@/lib/format/typed-code';

// Crockford's alphabet: no letter looks like another or like a digit.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const letters = 20;

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A check code that nobody can guess: 100 bits. */
export const newCode = () =>
  Array.from(randomBytes(letters), (byte) => alphabet[byte % alphabet.length]).join('');

/** A code as it is printed: groups of four letters. */
export const shownCode = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');

/** A text without the percent signs that an address puts for others; as it is where they are none of an address. */
function asTyped(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The code that a typed text probably means: with spaces or hyphens, letters that look alike, the words printed before it, or
 * within the address of its page.
 */
export const codeIn = (typed: string) =>
  codeSigns(asTyped(typed.slice(0, 500)).replace(/^.*\/check\//is, ''))
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .slice(-letters);

/** The hashes that find a code: HMAC-SHA256 under the present key first, then under each former key. */
export const hashesOfCode = (code: string) =>
  allKeys().map(({ search }) =>
    createHmac('sha256', search).update('paper\0').update(code).digest(),
  ) as [Buffer<ArrayBuffer>, ...Buffer<ArrayBuffer>[]];

const keyFor = (dataKey: Buffer) =>
  Buffer.from(hkdfSync('sha256', dataKey, '', 'daava check code', 32));

/** A code, sealed under a key derived from its paper's data key: nonce, AES-256-GCM, tag. */
export function sealCode(dataKey: Buffer, code: string) {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyFor(dataKey), nonce, { authTagLength: tagBytes });
  return Buffer.concat([nonce, cipher.update(code), cipher.final(), cipher.getAuthTag()]);
}

/** The code that {@link sealCode} sealed. Throws `Damaged` when it was changed or belongs to another paper. */
export function openCode(dataKey: Buffer, sealed: Uint8Array) {
  const bytes = Buffer.from(sealed);
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher = createDecipheriv(algorithm, keyFor(dataKey), nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  const opened = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
  return Buffer.concat([opened, verified(decipher)]).toString();
}
