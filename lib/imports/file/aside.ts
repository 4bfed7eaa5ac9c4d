import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { decrypt, encrypt } from '@/lib/crypto/envelope';
import { spool, spooled, unspool } from '@/lib/storage/spool';

/**
 * Puts down aside, encrypted and to its end, what is being made, and gives it as a stream that leaves nothing when it closes: whoever
 * reads it slowly holds a file on the disk, and not what makes it. Throws what `content` throws, and `store_unavailable`.
 */
export async function madeAside(content: AsyncIterable<Uint8Array>): Promise<Readable> {
  const key = randomBytes(32);
  const path = await spool(encrypt(key, content));
  const stream = Readable.from(decrypt(key, spooled(path)));
  // What cannot be removed now is swept with what a killed process leaves.
  stream.once('close', () => void unspool(path).catch(() => undefined));
  return stream;
}
