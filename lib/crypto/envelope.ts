import 'server-only';
import { createCipheriv, createDecipheriv, type DecipherGCM } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const frameBytes = 64 * 1024;

/** The stored bytes are not those that were written: changed, cut, or another file's. */
export class Damaged extends Error {
  readonly code = 'DAMAGED';

  constructor() {
    super('The stored file does not verify');
    this.name = 'Damaged';
  }
}

/**
 * Encrypts a stream, holding one frame at a time.
 *
 * Frames hold up to 64 KiB sealed with AES-256-GCM under the file's own key, then a 16-byte tag. The nonce is the frame's number
 * and whether it is the last (7 zero bytes · number as 4 bytes, big-endian · 0 or 1), so no nonce comes twice, and a frame that
 * was moved, repeated, cut off or added does not verify: STREAM (Hoang, Reyhanitabar, Rogaway, Vizár, 2015).
 */
export async function* encrypt(key: Buffer, content: AsyncIterable<Uint8Array>) {
  for await (const { bytes, number, last } of inFrames(content, frameBytes)) {
    const cipher = createCipheriv(algorithm, key, nonceOf(number, last), {
      authTagLength: tagBytes,
    });
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Decrypts what {@link encrypt} made, giving only verified frames. Throws {@link Damaged} at a wrong frame or a missing end. */
export async function* decrypt(key: Buffer, stored: AsyncIterable<Uint8Array>) {
  for await (const { bytes, number, last } of inFrames(stored, frameBytes + tagBytes)) {
    if (bytes.length < tagBytes) throw new Damaged();
    const decipher = createDecipheriv(algorithm, key, nonceOf(number, last), {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    const content = decipher.update(bytes.subarray(0, -tagBytes));
    yield Buffer.concat([content, verified(decipher)]);
  }
}

/** Ends a decipher and verifies its tag. Throws {@link Damaged}. */
export function verified(decipher: DecipherGCM) {
  try {
    return decipher.final();
  } catch {
    throw new Damaged();
  }
}

function nonceOf(number: number, last: boolean) {
  const nonce = Buffer.alloc(nonceBytes);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(last ? 1 : 0, 11);
  return nonce;
}

/** Pieces have `size` bytes; the last may be shorter. */
async function* inFrames(content: AsyncIterable<Uint8Array>, size: number) {
  let held: Uint8Array[] = [];
  let length = 0;
  let number = 0;
  for await (const chunk of content) {
    for (let rest = chunk; rest.length > 0; ) {
      if (length === size) {
        yield { bytes: Buffer.concat(held, length), number, last: false };
        held = [];
        length = 0;
        number += 1;
      }
      const taken = rest.subarray(0, size - length);
      held.push(taken);
      length += taken.length;
      rest = rest.subarray(taken.length);
    }
  }
  yield { bytes: Buffer.concat(held, length), number, last: true };
}
