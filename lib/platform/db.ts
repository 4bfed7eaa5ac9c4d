import type { Socket } from 'node:net';
import { PrismaPg } from '@prisma/adapter-pg';
import { Pool, type PoolClient } from 'pg';
import { PrismaClient } from '@/generated/prisma/client';
import { env } from './env';
import { log } from './log';

/** For a connection, and for what another connection holds. */
const longestWaitMs = 10_000;

function connect(size: { max: number; allowExitOnIdle?: boolean }) {
  const pool = new Pool({
    connectionString: env().DATABASE_URL,
    ...size,
    // Nobody waits for ever for a lock; an import, which may have to, says so itself.
    lock_timeout: longestWaitMs,
    connectionTimeoutMillis: longestWaitMs,
    idleTimeoutMillis: 60_000,
    // The system asks silent hosts, and tells when one is gone.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
  });
  // Without listeners the error of a connection would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost')),
  );
  pool.on('error', () => undefined);
  return pool;
}

const processGlobals = globalThis as {
  daavaPool?: Pool;
  daavaLongPool?: Pool;
  daavaPrisma?: { prisma: PrismaClient; of: typeof PrismaClient };
};
// The nine calls that have places at a time (lib/access/lines.ts), and what is asked around them.
processGlobals.daavaPool ??= connect({ max: 14 });
// Four reports, three files of lists and three of claims, two whole files, and one each of papers, letters and lists being made. A command
// closes `pool` alone, and ends.
processGlobals.daavaLongPool ??= connect({ max: 15, allowExitOnIdle: true });
// In development a newly generated client replaces the kept one.
if (processGlobals.daavaPrisma?.of !== PrismaClient) {
  const adapter = new PrismaPg(processGlobals.daavaPool);
  const prisma = new PrismaClient({
    adapter,
    transactionOptions: { maxWait: longestWaitMs, timeout: 20_000 },
  });
  processGlobals.daavaPrisma = { prisma, of: PrismaClient };
}

/** Only read.ts, write.ts and factories use it. */
export const db = processGlobals.daavaPrisma.prisma;

/** The same connections, for `query.ts`. */
export const pool = processGlobals.daavaPool;

/** Others, so that long work takes none from calls. */
const longPool = processGlobals.daavaLongPool;

/** How many connections are busy, idle and waited for. */
export const connectionsNow = () => {
  const pools = [pool, longPool];
  const sum = (of: (one: Pool) => number) => pools.reduce((all, one) => all + of(one), 0);
  return {
    busy: sum(({ totalCount, idleCount }) => totalCount - idleCount),
    idle: sum(({ idleCount }) => idleCount),
    waiting: sum(({ waitingCount }) => waitingCount),
  };
};

const silenceTimeoutMs = 30_000;
const socketOf = (client: PoolClient) =>
  (client as PoolClient & { connection: { stream: Socket } }).connection.stream;

/** Closes used connections silent for 30 seconds, as when a host vanished; whoever waits gets an error. */
export function closeSilentConnections() {
  // Not pg's query_timeout: it would hand the connection on in the middle of a transaction.
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    socket.on('timeout', () => socket.destroy());
  });
  pool.on('acquire', (client) => socketOf(client).setTimeout(silenceTimeoutMs));
  pool.on('release', (_, client) => socketOf(client).setTimeout(0));
}

/** A connection whose statements, or pauses between them, may take long. */
export const connectionWithoutTimeout = () => longPool.connect();

export type Transaction = Parameters<Parameters<typeof db.$transaction>[0]>[0];
