import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { log } from '@/lib/platform/log';
import { beginClosing, isClosing, workDone } from '@/lib/platform/shutdown';
import { drain } from './drain';
import { answersUnderWay } from './under-way';

// In milliseconds. Orchestrators kill a process after 30 seconds by default.
const timeouts = { idle: 6_000, whole: 25_000 };
const workTimeoutMs = 4_000;

interface Exchange {
  server: Server;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Ends the process on SIGTERM or SIGINT after its work; event streams end at once. The exit code is 1 when something was cut off. */
export function shutDownOnSignal() {
  // Unless scripts/lib/server/process.mjs sets this, Next ends the process in its own way.
  if (!process.env.NEXT_MANUAL_SIG_HANDLE) return;
  const underWay = answersUnderWay();
  // Known from the first request on; a signal may come before it.
  let server: Server | undefined;
  let drained: Promise<boolean> | undefined;
  subscribe('http.server.request.start', (message) => {
    const exchange = message as Exchange;
    const { response } = exchange;
    server = exchange.server;
    underWay.add(exchange.request, response);
    if (!isClosing()) return;
    response.shouldKeepAlive = false;
    drained ??= drain(server, underWay, timeouts);
  });

  async function close() {
    if (isClosing()) return;
    beginClosing();
    if (server) drained ??= drain(server, underWay, timeouts);
    await drained;
    const done = await Promise.race([workDone().then(() => true), after(workTimeoutMs, false)]);
    // A request may have come while the work ended.
    const answered = (await drained) ?? true;
    if (!answered || !done) log.warn({ answered, done }, 'ended before everything was finished');
    process.exit(answered && done ? 0 : 1);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, close);
}
