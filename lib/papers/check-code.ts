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

/** 100 bits that nobody can guess. */
export const newCode = () =>
  Array.from(randomBytes(letters), (byte) => alphabet[byte % alphabet.length]).join('');

/** A code as printed: groups of four letters. */
export const shownCode = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');

/** Decodes an address's percent signs; any other text stays. */
function asTyped(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads a code with spaces, hyphens, letters that look alike, words before it, or within its page's address. */
export const codeIn = (typed: string) =>
  codeSigns(asTyped(typed.slice(0, 500)).replace(/^.*\/check\//is, ''))
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .slice(-letters);

/** A code's hashes: HMAC-SHA256 under the present key first, then under each former one. */
export const hashesOfCode = (code: string) =>
  allKeys().map(({ search }) =>
    createHmac('sha256', search).update('paper\0').update(code).digest(),
  ) as [Buffer<ArrayBuffer>, ...Buffer<ArrayBuffer>[]];

const keyFor = (dataKey: Buffer) =>
  Buffer.from(hkdfSync('sha256', dataKey, '', 'daava check code', 32));

/** Seals a code under a key derived from its paper's data key: nonce, AES-256-GCM, tag. */
export function sealCode(dataKey: Buffer, code: string) {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyFor(dataKey), nonce, { authTagLength: tagBytes });
  return Buffer.concat([nonce, cipher.update(code), cipher.final(), cipher.getAuthTag()]);
}

/** Opens what {@link sealCode} sealed. Throws `Damaged` when it was changed or belongs to another paper. */
export function openCode(dataKey: Buffer, sealed: Uint8Array) {
  const bytes = Buffer.from(sealed);
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher = createDecipheriv(algorithm, keyFor(dataKey), nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  const opened = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
  return Buffer.concat([opened, verified(decipher)]).toString();
}
