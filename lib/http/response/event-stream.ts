import type { Actor } from '@/lib/access/actor';
import { streams } from '@/lib/access/limits';
import { heartbeat, type LiveEvent } from '@/lib/live/event';
import { hub } from '@/lib/live/hub';
import { consumeActorLimits } from '@/lib/platform/slow-down';

// A reader that leaves so many events unread is gone or stuck; when it comes back, it loads everything again.
const maxWaiting = 200;

/**
 * Tells the actor's page which data went stale. Data from before `hello` may be stale, unless younger than `quietFor`
 * milliseconds. Throws the limit's refusal and what joining the hub throws.
 */
export async function eventStream(actor: Actor, request: Request) {
  await consumeActorLimits(streams, actor);
  const encoder = new TextEncoder();
  let leave = () => {};
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const write = (text: string) => {
    if (!controller) return;
    if ((controller.desiredSize ?? 0) < -maxWaiting) return end();
    controller.enqueue(encoder.encode(text));
  };
  const pulse = setInterval(() => write(': alive\n\n'), heartbeat);
  function end() {
    clearInterval(pulse);
    leave();
    const open = controller;
    controller = undefined;
    try {
      open?.close();
    } catch {
      // The reader left first.
    }
  }
  const body = new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened;
    },
    cancel: end,
  });
  const person = {
    userId: actor.id,
    administrator: actor.role === 'ip_admin' && actor.status === 'active',
  };
  try {
    leave = await hub.add({
      ...person,
      sessionId: actor.sessionId,
      emailProven: actor.emailProven,
      send: (event: LiveEvent) => write(`event: stale\ndata: ${JSON.stringify(event)}\n\n`),
      end,
    });
  } catch (error) {
    end();
    throw error;
  }
  request.signal.addEventListener('abort', end);
  if (request.signal.aborted || !controller) end();
  const hello = { quietFor: hub.quietFor(person) };
  write(`retry: 2000\nevent: hello\ndata: ${JSON.stringify(hello)}\n\n`);
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
}
