import type { Readable } from 'node:stream';

// A reader that takes nothing for a minute is gone or asleep, and holds a place that others wait for.
const maxIdle = 60_000;
const longest = 30 * 60_000;

/**
 * Makes a stream the body of a response. It is read only as the reader asks, and destroyed when the reader leaves, asks for
 * nothing for a minute, or has taken half an hour. Unlike Readable.toWeb it reads nothing ahead, and throws nothing once the
 * reader has left.
 */
export function webStream(body: Readable, signal: AbortSignal) {
  const stop = () => void body.destroy(new Error('Nobody took the answer'));
  const end = setTimeout(stop, longest);
  let idle = setTimeout(stop, maxIdle);
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
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(idle);
        const { done, value } = await chunks.next();
        if (done) return controller.close();
        idle = setTimeout(stop, maxIdle);
        controller.enqueue(value);
      },
      cancel: stop,
    },
    { highWaterMark: 0 },
  );
}
