import type { Socket } from 'node:net';
import { PrismaPg } from '@prisma/adapter-pg';
import { Pool, type PoolClient } from 'pg';
import { PrismaClient } from '@/generated/prisma/client';
import { env } from './env';
import { log } from './log';

/** How long a call waits for a connection, and in it for what another holds. */
const longestWaitMs = 10_000;

function connect() {
  const pool = new Pool({
    connectionString: env().DATABASE_URL,
    max: 20,
    // Nobody waits for ever for what another holds; an import, which may have to, says so for itself.
    lock_timeout: longestWaitMs,
    connectionTimeoutMillis: longestWaitMs,
    idleTimeoutMillis: 60_000,
    // The system asks after a host that says nothing, and tells when it is gone.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
  });
  // Each connection tells of its own end: without listeners it would end the process, whether somebody uses it or not.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost')),
  );
  pool.on('error', () => undefined);
  return pool;
}

const processGlobals = globalThis as {
  daavaPool?: Pool;
  daavaPrisma?: { prisma: PrismaClient; of: typeof PrismaClient };
};
processGlobals.daavaPool ??= connect();
// While developing, a client generated anew takes the place of the one that was kept.
if (processGlobals.daavaPrisma?.of !== PrismaClient) {
  const adapter = new PrismaPg(processGlobals.daavaPool);
  const prisma = new PrismaClient({
    adapter,
    transactionOptions: { maxWait: longestWaitMs, timeout: 20_000 },
  });
  processGlobals.daavaPrisma = { prisma, of: PrismaClient };
}

/** The database, through Prisma. Only read.ts, write.ts and factories use it. */
export const db = processGlobals.daavaPrisma.prisma;

/** The same connections: statements are asked on them by `ask.ts`, streams take one for themselves. */
export const pool = processGlobals.daavaPool;

const silenceTimeoutMs = 30_000;
const socketOf = (client: PoolClient) =>
  (client as PoolClient & { connection: { stream: Socket } }).connection.stream;

/**
 * From now on gives up every connection that is in use and silent for 30 seconds, as of a database whose host vanished:
 * whoever waits gets the error of a lost connection.
 */
export function closeSilentConnections() {
  // Not pg's query_timeout: it would leave the connection to the next, in the middle of a transaction.
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    socket.on('timeout', () => socket.destroy());
  });
  pool.on('acquire', (client) => socketOf(client).setTimeout(silenceTimeoutMs));
  pool.on('release', (_, client) => socketOf(client).setTimeout(0));
}

/** A connection whose statements, or the pauses between them, may take long on purpose. */
export async function connectionWithoutTimeout() {
  const client = await pool.connect();
  socketOf(client).setTimeout(0);
  return client;
}

/** What a transaction hands to the verbs inside it. */
export type Transaction = Parameters<Parameters<typeof db.$transaction>[0]>[0];
