import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { decrypt, encrypt } from '@/lib/crypto/envelope';
import { spool, spooled, unspool } from '@/lib/storage/spool';

/**
 * Writes content to its end into an encrypted file on the disk, and gives it as a stream that removes the file when it closes.
 * A slow reader then holds only that file, and not what makes the content. Throws what `content` throws, and
 * `store_unavailable`.
 */
export async function madeAside(content: AsyncIterable<Uint8Array>): Promise<Readable> {
  const key = randomBytes(32);
  const path = await spool(encrypt(key, content));
  const stream = Readable.from(decrypt(key, spooled(path)));
  // A file that cannot be removed now is removed later, with those that a killed process leaves.
  stream.once('close', () => void unspool(path).catch(() => undefined));
  return stream;
}
