import { PrismaPg } from '@prisma/adapter-pg';
import { Pool } from 'pg';
import { PrismaClient } from '@/generated/prisma/client';
import { env } from './env';
import { log } from './log';

function connect() {
  const pool = new Pool({
    connectionString: env().DATABASE_URL,
    max: 20,
    // Nobody waits for ever for what another holds; an import, which may have to, says so for itself.
    lock_timeout: 10_000,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
  });
  // Without a listener an idle connection's end would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  return pool;
}

const kept = globalThis as {
  daavaPool?: Pool;
  daavaPrisma?: { prisma: PrismaClient; of: typeof PrismaClient };
};
kept.daavaPool ??= connect();
// While developing, a client generated anew takes the place of the one that was kept.
if (kept.daavaPrisma?.of !== PrismaClient) {
  const adapter = new PrismaPg(kept.daavaPool);
  const prisma = new PrismaClient({
    adapter,
    transactionOptions: { maxWait: 5_000, timeout: 20_000 },
  });
  kept.daavaPrisma = { prisma, of: PrismaClient };
}

/** The database, through Prisma. Only read.ts, write.ts and factories use it. */
export const db = kept.daavaPrisma.prisma;

/** The same connections for the few hot reads that use a prepared statement. */
export const pool = kept.daavaPool;

/** What a transaction hands to the verbs inside it. */
export type Transaction = Parameters<Parameters<typeof db.$transaction>[0]>[0];
