import 'server-only';
import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';

interface Timeouts {
  /** How long connections without a call stay open: a request may still be on its way over one. */
  idle: number;
  /** After how long everything that is left is cut off. */
  whole: number;
}

/**
 * Ends a server. It takes no new connections, answers calls under way and those that still come over open connections, and
 * closes each connection after its answer. Resolves with true once all connections are closed, with false when some had to be
 * cut. Times are milliseconds.
 */
export async function drain(
  server: Server,
  underWay: Iterable<ServerResponse>,
  timeouts: Timeouts,
): Promise<boolean> {
  for (const response of underWay) response.shouldKeepAlive = false;
  let whole = true;
  // The `close` of net.Server: that of http.Server cuts idle connections off, and with them calls that a proxy may not repeat.
  const closed = new Promise<void>((resolve) =>
    net.Server.prototype.close.call(server, () => resolve()),
  );
  let closing: NodeJS.Timeout | undefined;
  const idle = setTimeout(() => {
    // An answer that had already begun could not announce that its connection closes.
    closing = setInterval(() => server.closeIdleConnections(), 50);
  }, timeouts.idle);
  const end = setTimeout(() => {
    whole = false;
    server.closeAllConnections();
  }, timeouts.whole);
  await closed;
  clearTimeout(idle);
  clearInterval(closing);
  clearTimeout(end);
  return whole;
}
