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
  // A disk that fails · a lock, a statement or an idle transaction that took too long · shutting down, or starting ·
  // a standby that is not yet, or no longer, the one to write to.
  '58030',
  '55P03',
  '57014',
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '25006',
  // Two that waited for each other, of which one was sent away: nothing of it was done, and the next try passes.
  '40P01',
]);
// Connections that fail, and whatever there is too little of: disk, memory, connections, locks.
const isAway = (code: unknown) =>
  typeof code === 'string' && (codes.has(code) || /^(08|53)...$/.test(code));
const kinds = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
]);
// node-postgres gives these no code.
const sentences =
  /timeout exceeded when trying to connect|Connection terminated|connection timeout|not queryable|Unable to start a transaction|expired transaction/i;

/** Whether an error, or what caused it, says that a dependency is away rather than that we are wrong. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Object) || depth > 5) return false;
  const { code, kind, originalCode, message, cause, errors, meta, driverAdapterError } =
    error as Record<string, unknown>;
  if (isAway(code) || isAway(originalCode)) return true;
  if (typeof kind === 'string' && kinds.has(kind)) return true;
  if (typeof message === 'string' && sentences.test(message)) return true;
  const nested = Array.isArray(errors) ? errors : [];
  // Prisma keeps the database's own error of a raw statement two levels down.
  return [cause, meta, driverAdapterError, ...nested].some((inner) =>
    isUnavailable(inner, depth + 1),
  );
}
