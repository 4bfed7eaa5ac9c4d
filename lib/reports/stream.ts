import 'server-only';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import type { Snapshot } from './snapshot';

/**
 * Gives what `write` writes as a stream, to be read while it is written. Ends the snapshot afterwards. When the reader leaves
 * or writing fails, it abandons the snapshot, and the stream fails instead of ending.
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
