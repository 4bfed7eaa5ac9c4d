import 'server-only';
import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';

interface Timeouts {
  /** How long connections that nothing is asked over stay open: what was sent over one just now is still on its way. */
  idle: number;
  /** When everything that is left is cut off. */
  whole: number;
}

/**
 * Ends a server: it takes no connection from now on, calls under way and those that still come over open
 * connections are answered, and each connection ends with its answer. Resolves with true once all are gone; with
 * false when some had to be cut. Times are milliseconds.
 */
export async function drain(
  server: Server,
  underWay: Iterable<ServerResponse>,
  timeouts: Timeouts,
): Promise<boolean> {
  for (const response of underWay) response.shouldKeepAlive = false;
  let whole = true;
  // That of net, for that of http cuts idle connections off, and with them calls that a proxy may not repeat.
  const closed = new Promise<void>((resolve) =>
    net.Server.prototype.close.call(server, () => resolve()),
  );
  let closing: NodeJS.Timeout | undefined;
  const idle = setTimeout(() => {
    // An answer that had begun already could not say that its connection ends with it.
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
