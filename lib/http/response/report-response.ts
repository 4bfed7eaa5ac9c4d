import type { Readable } from 'node:stream';
import { disposition } from '@/lib/documents/file-name';
import type { Report } from '@/lib/reports/export';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

// Whoever takes nothing for a minute is gone or asleep, and holds a place that others wait for.
const maxIdle = 60_000;
const longest = 30 * 60_000;

/** Streams a report out as fast as it is taken; one that cannot be finished breaks off for all to see. */
export function reportResponse(request: Request, { fileName, format, rows, body }: Report) {
  return new Response(webStream(body, request.signal), {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': disposition('attachment', fileName),
      'X-Report-Rows': String(rows),
    },
  });
}

/** A stream as a response's body: taken as it is asked for, and destroyed when nobody asks for long. */
// Readable.toWeb takes 16,384 chunks ahead of the reader; this takes none.
export function webStream(body: Readable, signal: AbortSignal) {
  const stop = () => void body.destroy(new Error('The report was not taken'));
  const end = setTimeout(stop, longest);
  let idle = setTimeout(stop, maxIdle);
  // SentError to the reader by `pull`; without a listener it would end the process.
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
