import type { Readable } from 'node:stream';
import { env } from '@/lib/platform/env';
import { PortalError } from '@/lib/platform/errors';

// A reader that takes nothing for a minute is gone or asleep, and holds a place that others wait for.
const maxIdle = 60_000;
const longest = 30 * 60_000;

// An earlier failure, and a small file's in any case, comes before the answer begins.
const beginning = 64 * 1024;
const retryAfter = 30;

/** All of a small stream. Throws what it fails with, and `not_in_time`. */
async function begun(body: Readable, chunks: AsyncIterator<Uint8Array>) {
  const late = new PortalError('not_in_time', { retryAfter });
  const timer = setTimeout(() => body.destroy(late), env().ANSWER_SECONDS * 1000);
  const first: Uint8Array[] = [];
  try {
    for (let size = 0; size < beginning; ) {
      const { done, value } = await chunks.next();
      if (done) break;
      first.push(value);
      size += value.length;
    }
  } finally {
    clearTimeout(timer);
  }
  return first;
}

/**
 * Makes a stream a response's body once its beginning is there; throws earlier failures, `not_in_time` after ANSWER_SECONDS.
 * Later ones break the answer off. Destroys the stream when the reader leaves, idles a minute or takes half an hour.
 */
export async function webStream(body: Readable, signal: AbortSignal) {
  const stop = () => void body.destroy(new Error('Nobody took the answer'));
  const end = setTimeout(stop, longest);
  let idle: ReturnType<typeof setTimeout> | undefined;
  // `pull` tells the reader of the error; without a listener it would end the process.
  body.on('error', () => {});
  body.once('close', () => {
    clearTimeout(end);
    clearTimeout(idle);
    signal.removeEventListener('abort', stop);
  });
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  const first = await begun(body, chunks).catch((error) => {
    // Nobody reads the answer any more.
    if (signal.aborted) return [];
    throw error;
  });
  idle = setTimeout(stop, maxIdle);
  if (body.closed) clearTimeout(idle);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(idle);
        const kept = first.shift();
        const { done, value } = kept ? { done: false, value: kept } : await chunks.next();
        if (done) return controller.close();
        if (!body.closed) idle = setTimeout(stop, maxIdle);
        controller.enqueue(value);
      },
      cancel: stop,
    },
    { highWaterMark: 0 },
  );
}
