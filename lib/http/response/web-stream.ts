import type { Readable } from 'node:stream';

// Whoever takes nothing for a minute is gone or asleep, and holds a place that others wait for.
const maxIdle = 60_000;
const longest = 30 * 60_000;

/**
 * A stream as a response's body: taken as it is asked for, and destroyed when nobody asks for a minute. Unlike
 * Readable.toWeb it takes nothing ahead of the reader, and raises nothing once the reader has left.
 */
export function webStream(body: Readable, signal: AbortSignal) {
  const stop = () => void body.destroy(new Error('Nobody took the answer'));
  const end = setTimeout(stop, longest);
  let idle = setTimeout(stop, maxIdle);
  // Told to the reader by `pull`; without a listener it would end the process.
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
