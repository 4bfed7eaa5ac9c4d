import { createParser } from 'eventsource-parser';
import { RequestError, send } from '@/lib/client/request/request';
import type { LiveEvent } from '@/lib/live/event';

interface Ears {
  /** The stream is open and tells every change from now on. In the last `quietFor` milliseconds there was none. */
  onOpen(quietFor: number): void;
  onEvent(event: LiveEvent): void;
  /** The stream has ended; another attempt follows. */
  onClosed(): void;
}

// The server sends a sign of life every 20 seconds.
const silence = 50_000;
const longestPause = 30_000;

/** Listens to the server until `signal` aborts or the session has ended. Connects again whenever the stream ends. */
export async function stayConnected(ears: Ears, signal: AbortSignal) {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      await listen(
        {
          ...ears,
          onOpen(quietFor) {
            failures = 0;
            ears.onOpen(quietFor);
          },
        },
        signal,
      );
    } catch (error) {
      if (error instanceof RequestError && error.status === 401) return;
    }
    if (signal.aborted) return;
    ears.onClosed();
    await pause(Math.min(longestPause, 1000 * 2 ** failures) * (0.5 + Math.random()), signal);
  }
}

async function listen(ears: Ears, signal: AbortSignal) {
  const stream = new AbortController();
  const end = () => stream.abort();
  let watchdog = setTimeout(end, silence);
  signal.addEventListener('abort', end);
  try {
    const response = await send('/api/events', { signal: stream.signal });
    const parser = createParser({
      onEvent({ event, data }) {
        if (event === 'hello') ears.onOpen(JSON.parse(data).quietFor);
        if (event === 'stale') ears.onEvent(JSON.parse(data) as LiveEvent);
      },
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const piece = await reader?.read();
      if (!piece || piece.done) return;
      clearTimeout(watchdog);
      watchdog = setTimeout(end, silence);
      parser.feed(piece.value);
    }
  } finally {
    clearTimeout(watchdog);
    signal.removeEventListener('abort', end);
    end();
  }
}

/** Waits until the time is over, the network returns, or `signal` aborts. */
function pause(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
    window.addEventListener('online', done);
  });
}
