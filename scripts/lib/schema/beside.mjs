import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../failure.mjs';
import { onStop } from '../processes/stopping.mjs';
import { schemaFolder } from './migrate.mjs';
import { readMigrations } from './migrations.mjs';
import { beside, rewriteOf, rewritePart } from './rewrites.mjs';

// One of several portals before a database does it: whoever holds this.
const besideLock = 72_707_370;

const againAfterMs = 60_000;

/** @param {string} folder */
const rewritesIn = (folder) =>
  readMigrations(folder).flatMap(({ name }) => rewriteOf(folder, name, beside) ?? []);

/**
 * Does a rewrite beside the running portal, resting after each part as long as it took.
 * @param {import('pg').ClientBase} client
 * @param {import('./rewrites.mjs').Rewrite} rewrite
 * @param {AbortSignal} signal
 */
async function rewriteGently(client, rewrite, signal) {
  while (!signal.aborted) {
    const since = performance.now();
    const { finished } = await rewritePart(client, rewrite, 1_000);
    if (finished) return;
    await sleep(performance.now() - since, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * @param {string} databaseUrl
 * @param {import('./rewrites.mjs').Rewrite[]} rewrites
 * @param {AbortSignal} signal
 */
async function rewriteEach(databaseUrl, rewrites, signal) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'daava rewrites',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [besideLock]);
    for (const rewrite of rewrites) await rewriteGently(client, rewrite, signal);
  } finally {
    await client.end();
  }
}

/**
 * Does what this version's migrations leave to be rewritten beside the running portal, with the portal's role, one portal at a time. A
 * fault is told and tried again after a minute; what is done is done. Ends when the command does.
 * @param {string} databaseUrl
 * @param {{ folder?: string, say?: (text: string) => void }} [options]
 */
export async function rewriteBeside(
  databaseUrl,
  { folder = join(schemaFolder, 'migrations'), say = console.error } = {},
) {
  const rewrites = rewritesIn(folder);
  if (rewrites.length === 0) return;
  const stopping = new AbortController();
  const { signal } = stopping;
  onStop(() => stopping.abort());
  while (!signal.aborted) {
    try {
      return await rewriteEach(databaseUrl, rewrites, signal);
    } catch (error) {
      say(
        `What an upgrade left to do beside the portal stopped: ${reasonOf(error)}. It goes on in a minute.`,
      );
      await sleep(againAfterMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
