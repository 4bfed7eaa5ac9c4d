const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2037',
  // A disk that fails · a lock, a statement or an idle transaction that took too long · a database that shuts down or starts · a
  // standby that cannot be written to.
  '58030',
  '55P03',
  '57014',
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '25006',
  // A deadlock: the database undid this transaction, so the next attempt succeeds.
  '40P01',
]);
// Failed connections, and lacking disk, memory, connections or locks.
const isAway = (code: unknown) =>
  typeof code === 'string' && (codes.has(code) || /^(08|53)...$/.test(code));
const kinds = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
]);
// node-postgres gives these errors no code.
const sentences =
  /timeout exceeded when trying to connect|Connection terminated|connection timeout|not queryable|Unable to start a transaction|expired transaction/i;

/** Tells whether an error or a cause of it says that a dependency is away. Any other error is the portal's fault. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Object) || depth > 5) return false;
  const { code, kind, originalCode, message, cause, errors, meta, driverAdapterError } =
    error as Record<string, unknown>;
  if (isAway(code) || isAway(originalCode)) return true;
  if (typeof kind === 'string' && kinds.has(kind)) return true;
  if (typeof message === 'string' && sentences.test(message)) return true;
  const nested = Array.isArray(errors) ? errors : [];
  // For a raw statement Prisma keeps the database's own error two levels down.
  return [cause, meta, driverAdapterError, ...nested].some((inner) =>
    isUnavailable(inner, depth + 1),
  );
}
