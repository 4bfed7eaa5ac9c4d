import 'server-only';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import type { Snapshot } from './snapshot';

/** Streams what `write` writes. When the reader leaves or writing fails, the stream fails and the snapshot is abandoned. */
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
