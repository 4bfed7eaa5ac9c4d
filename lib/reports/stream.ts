import 'server-only';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import type { Snapshot } from './snapshot';

/**
 * What `write` writes, to be read while it is written. The snapshot ends with it; when the reader
 * leaves, or writing fails, it is abandoned and the reader gets an error instead of an end.
 */
export function streamed(snapshot: Snapshot, write: (out: Writable) => Promise<void>): Readable {
  const out = new PassThrough();
  const closed = new Promise<never>((_, reject) => {
    out.once('close', () => {
      if (!out.writableFinished) reject(new Error('The reader left'));
    });
  });
  Promise.race([write(out), closed])
    .then(() => snapshot.end())
    .then(() => out.end())
    .catch((error) => {
      snapshot.abandon();
      out.destroy(error);
    });
  return out;
}
