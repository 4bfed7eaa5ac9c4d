import 'server-only';
import type { Readable } from 'node:stream';
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { answered, type Timeouts } from './s3-client';

interface Target {
  Bucket: string;
  Key: string;
}

const maxBreaks = 2;

/**
 * The bytes of a stored file as they come; after a lost connection or silence it asks for the rest, at most twice. Throws at once
 * for a missing file or no answer, later when the rest cannot be had; it never ends early.
 */
export async function openFile(client: S3Client, at: Target, timeouts: Timeouts) {
  const first = await ask(client, at, timeouts, 0);
  return piecesOf(first, (from) => ask(client, at, timeouts, from), timeouts.silence);
}

async function ask(client: S3Client, at: Target, timeouts: Timeouts, from: number) {
  const Range = from > 0 ? `bytes=${from}-` : undefined;
  const { Body } = await answered(timeouts, (options) =>
    client.send(new GetObjectCommand({ ...at, Range }), options),
  );
  return Body as Readable;
}

async function* piecesOf(
  first: Readable,
  resume: (from: number) => Promise<Readable>,
  silence: number,
): AsyncGenerator<Uint8Array> {
  let body = first;
  let received = 0;
  for (let breaks = 0; ; breaks += 1) {
    const fellSilent = () => void body.destroy(new Error('The store fell silent'));
    let watch = setTimeout(fellSilent, silence);
    try {
      for await (const chunk of body) {
        // Only the store is hurried, not the reader.
        clearTimeout(watch);
        received += chunk.length;
        yield chunk;
        watch = setTimeout(fellSilent, silence);
      }
      return;
    } catch (error) {
      if (breaks === maxBreaks) throw error;
    } finally {
      clearTimeout(watch);
    }
    body = await resume(received);
  }
}
