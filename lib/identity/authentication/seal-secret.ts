import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type MasterKey, type MasterKeys, masterKeys } from '@/lib/crypto/master-keys';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Nonce, ciphertext and tag, and the id of the master key. */
export interface Sealed {
  sealedSecret: Uint8Array<ArrayBuffer>;
  keyId: string;
}

const keyFrom = ({ key }: MasterKey) =>
  Buffer.from(hkdfSync('sha256', key, '', 'daava second factor', 32));

/** Seals a person's secret under the current master key; it opens for that person only. */
export function seal(
  userId: string,
  secret: Uint8Array,
  { current }: MasterKeys = masterKeys(),
): Sealed {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyFrom(current), nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(userId));
  const content = Buffer.concat([cipher.update(secret), cipher.final()]);
  const sealedSecret = new Uint8Array(Buffer.concat([nonce, content, cipher.getAuthTag()]));
  return { sealedSecret, keyId: current.id };
}

/** Opens what {@link seal} made. Throws when the key is gone or the row was changed. */
export function open(
  userId: string,
  { sealedSecret, keyId }: Sealed,
  keys: MasterKeys = masterKeys(),
) {
  const master = keys.byId(keyId);
  if (!master) throw new Error(`No master key ${keyId} to open a second factor with`);
  const bytes = Buffer.from(sealedSecret);
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher = createDecipheriv(algorithm, keyFrom(master), nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(userId));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}
