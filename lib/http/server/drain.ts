import type { Server, ServerResponse } from 'node:http';

/**
 * Ends a server: it takes no connection from now on, calls under way are answered, and each connection
 * ends with its answer. Resolves with true once all are gone; with false when some had to be cut after
 * `timeoutMs` milliseconds.
 */
export async function drain(
  server: Server,
  underWay: ReadonlySet<ServerResponse>,
  timeoutMs: number,
): Promise<boolean> {
  for (const response of underWay) response.shouldKeepAlive = false;
  let whole = true;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // An answer that had begun already could not say that its connection ends with it.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => {
    whole = false;
    server.closeAllConnections();
  }, timeoutMs);
  await closed;
  clearInterval(idle);
  clearTimeout(end);
  return whole;
}
