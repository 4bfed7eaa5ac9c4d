import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { commandOf } from '../processes/identity.mjs';
import { spawnAsPostgres } from './user.mjs';

/**
 * The server that holds a cluster, according to its postmaster.pid; undefined when none lives.
 * @param {string} cluster
 * @returns {{ pid: number, port: number } | undefined}
 */
export function runningPostgres(cluster) {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number);
  if (!pid || !commandOf(pid).includes(cluster)) return undefined;
  return { pid, port: port ?? 0 };
}

/**
 * Stops a server with its own tool, which waits until the cluster is in order.
 * @param {string} pgCtl
 * @param {string} cluster
 */
export async function stopPostgres(pgCtl, cluster) {
  const args = ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '30'];
  const [code] = await once(spawnAsPostgres(pgCtl, cluster, args, 'ignore'), 'exit');
  return code === 0;
}

/**
 * Ends the server that a killed start left behind, and forgets one that died with its machine: its
 * number may since belong to another program, which would keep PostgreSQL from starting.
 * @param {string} pgCtl
 * @param {string} cluster
 */
export async function clearLeftover(pgCtl, cluster) {
  const leftover = runningPostgres(cluster);
  if (!leftover) return rmSync(join(cluster, 'postmaster.pid'), { force: true });
  if (await stopPostgres(pgCtl, cluster)) return;
  throw new Failure(
    `A PostgreSQL of an earlier start (process ${leftover.pid}) still holds ${cluster} and does not stop. End that process and try again.`,
  );
}
