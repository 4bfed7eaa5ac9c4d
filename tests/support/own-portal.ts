import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client, Pool } from 'pg';
import { serverFile } from '@/scripts/lib/build.mjs';
import { migrate } from '@/scripts/lib/migrate.mjs';
import { root } from '@/scripts/lib/paths.mjs';
import { freePort } from '@/scripts/lib/port.mjs';
import { until } from './until';

/** One running server process of a portal of one's own. */
export interface Instance {
  address: string;
  port: string;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
}

async function run(sql: string) {
  const client = new Client(process.env.DATABASE_URL);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/**
 * A portal that a test has to itself, to break: an empty database on the server of the tests, a data folder,
 * and as many instances of the built server before them as are started.
 */
export async function ownPortal(
  settings: Record<string, string> = {},
  /** Whether to leave the database without tables. */
  { empty = false } = {},
) {
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  await run(`CREATE DATABASE ${name}`);
  const url = new URL(process.env.DATABASE_URL ?? '');
  url.pathname = name;
  if (!empty) await migrate(url.href, join(root, 'prisma/migrations'));
  const folder = mkdtempSync(join(tmpdir(), 'daava-own-'));
  const database = new Pool({ connectionString: url.href, max: 4 });
  database.on('error', () => undefined);
  const instances = new Set<ChildProcess>();
  const environment = {
    ...process.env,
    ...settings,
    DATABASE_URL: url.href,
    DATA_DIR: folder,
  };

  /** Starts an instance; `port` is one that an earlier one had. */
  async function start(port = ''): Promise<Instance> {
    port ||= String(await freePort());
    const entry = join(root, 'scripts/lib/server-process.mjs');
    const child = spawn(process.execPath, [entry, pathToFileURL(serverFile).href], {
      env: { ...environment, APP_URL: settings.APP_URL ?? `http://127.0.0.1:${port}`, PORT: port },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    instances.add(child);
    const address = `http://127.0.0.1:${port}`;
    await until(async () => {
      const answer = await fetch(`${address}/api/ready`).catch(() => undefined);
      return answer?.ok || undefined;
    });
    const end = async (signal: NodeJS.Signals) => {
      instances.delete(child);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    };
    return { address, port, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
  }

  return {
    database,
    folder,
    environment,
    start,
    /** Ends everything and removes it. */
    async remove() {
      for (const child of instances) child.kill('SIGKILL');
      await database.end();
      await run(`DROP DATABASE ${name} WITH (FORCE)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
