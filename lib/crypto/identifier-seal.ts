import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { currentKeys, type IdentifierKeys, keysOf } from './identifier-keys';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const shape = /^enc:1:([0-9a-f]{8}):([\w-]+)$/;

export const isSealed = (stored: string) => shape.test(stored);

/** The id of the master key that sealed a text; undefined for a plain one. */
export const keyIdOf = (stored: string) => shape.exec(stored)?.[1];

/**
 * Encrypts an identifier for one place, such as a field of a claim: `enc:1:`, master key's id and, in base64url, nonce,
 * AES-256-GCM and tag. The place is authenticated, so the text opens nowhere else. The nonce is an HMAC of place and text: an
 * unchanged save gives the same text, and two texts never share a nonce.
 */
export function seal(text: string, place: string, keys: IdentifierKeys = currentKeys()) {
  const nonce = createHmac('sha256', keys.nonce)
    .update(`${place}\0${text}`)
    .digest()
    .subarray(0, nonceBytes);
  const cipher = createCipheriv(algorithm, keys.encryption, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(place));
  const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return `enc:1:${keys.id}:${Buffer.concat(sealed).toString('base64url')}`;
}

/**
 * Opens what `seal` encrypted for this place; a text stored before there was encryption comes back. Throws, telling none of it,
 * for a text that was changed or moved or whose key is gone.
 */
export function unseal(stored: string, place: string) {
  const [, keyId, content] = shape.exec(stored) ?? [];
  if (keyId === undefined || content === undefined) return stored;
  const keys = keysOf(keyId);
  if (!keys) throw new Error(`The key ${keyId} of an identifier is not among DOCUMENT_KEYS_OLD`);
  const bytes = Buffer.from(content, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) throw new Error('An encrypted identifier is cut');
  const decipher = createDecipheriv(algorithm, keys.encryption, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
