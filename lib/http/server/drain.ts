import 'server-only';
import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';

interface Timeouts {
  /** For connections without a call: a request may still be on its way over one. */
  idle: number;
  whole: number;
}

/**
 * Ends a server: it takes no new connections, but answers calls over open ones and closes each after its answer. True once all
 * are closed, false when some were cut. Times are milliseconds.
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
