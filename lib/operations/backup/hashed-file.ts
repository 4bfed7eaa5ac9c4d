import 'server-only';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { type Duplex, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The SHA-256 is in hexadecimal. */
export interface Sum {
  bytes: number;
  sha256: string;
}

/** Sums what streams through it; `sum` counts once it has ended. */
export function summing() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, sum: (): Sum => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Writes a stream to a new file that only this user can read, down to the disk, a piece at a time. */
export async function writeSummed(path: string, content: Readable, ...stages: Duplex[]) {
  const { through, sum } = summing();
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline([content, ...stages, through, file]);
  return sum();
}

/** The sum of a file. Throws when it cannot be read. */
export async function sumOf(path: string): Promise<Sum> {
  const { through, sum } = summing();
  await pipeline(createReadStream(path), through, async (bytes) => {
    for await (const _ of bytes);
  });
  return sum();
}
