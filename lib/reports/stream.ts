import 'server-only';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { aside } from '@/lib/documents/aside';
import { PortalError } from '@/lib/platform/errors';
import type { Place } from '@/lib/platform/lines/line';
import { openSnapshot, type Snapshot } from './snapshot';

/** What is known of a file before it is written, and what writes it. */
interface Begun<Facts> {
  held: Snapshot;
  write: (out: Writable) => Promise<void>;
  facts: Facts;
}

/**
 * Begins a file that is written from one moment of the data, and gives what `begin` says of it with its `body`, to read or destroy. It is
 * written aside as fast as the database gives it: then the snapshot ends and others may work, however slowly it is read; the place in
 * line is kept until then. When the reader leaves before or writing fails, the stream fails and the snapshot is abandoned. Throws what
 * `begin` throws, and `store_unavailable`.
 */
export async function fromSnapshot<Facts extends object>(
  place: Place,
  begin: (open: () => Promise<Snapshot>) => Promise<Begun<Facts>>,
): Promise<Facts & { body: Readable }> {
  let snapshot: Snapshot | undefined;
  try {
    const { held, write, facts } = await begin(async () => {
      snapshot = await openSnapshot();
      return snapshot;
    });
    const body = await streamed(held, place, write);
    return { ...facts, body };
  } catch (error) {
    place.leave();
    if (error instanceof PortalError) await snapshot?.end();
    else snapshot?.abandon();
    throw error;
  }
}

/** Streams what `write` writes; the place is given back when it is written, and left when it is read. */
export async function streamed(
  snapshot: Pick<Snapshot, 'end' | 'abandon'>,
  place: Pick<Place, 'rest' | 'leave'>,
  write: (out: Writable) => Promise<void>,
): Promise<Readable> {
  const out = new PassThrough();
  const { body, written } = await aside(out);
  body.once('close', place.leave);
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
  written.then(place.rest, place.rest);
  return body;
}
