import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../../../scripts/lib/paths.mjs';
import { embeddedUrl } from '../../../../scripts/lib/postgres/start.mjs';
import { runTypeScript } from '../../../../scripts/lib/processes/run.mjs';
import { onStop, track } from '../../../../scripts/lib/processes/stopping.mjs';
import { step } from '../../../../scripts/lib/progress.mjs';
import { withClient } from '../database/client.mjs';
import { provideDatabase } from '../database/database.mjs';
import { startPortal } from '../servers.mjs';
import { gatherCrowd } from '../shares/crowd.mjs';
import { kindsOfWork } from '../shares/honest.mjs';
import { sender } from '../shares/send.mjs';
import { percentile } from './percentiles.mjs';

/** @typedef {'alone' | 'one' | 'eight' | 'network'} Beside */
/** @typedef {{ p50: number, p95: number, count: number, refused: number }} Waited milliseconds */
/** @typedef {{ name: string, waited: Record<Beside, Waited> }} Share */

const claims = Number(process.env.BENCH_SHARES_CLAIMS ?? 100_000);
const seconds = Number(process.env.BENCH_SHARES_SECONDS ?? 15);
/** How many connections the hostile have together. */
const connections = { one: 40, eight: 80, network: 100 };
/** So slow a kind of work is waited for until it was done so often, but not for ever. */
const [fewest, longest] = [6, 3];

/** A database of its own: hostile people leave much behind. @param {{ folder: string, password: string, port: number, env: (url: string) => NodeJS.ProcessEnv }} server */
async function ownDatabase({ password, port, env }) {
  await provideDatabase({ password, port, claims, keep: true, env });
  await withClient(embeddedUrl(password, port), async (client) => {
    await client.query('DROP DATABASE IF EXISTS claims_shares WITH (FORCE)');
    await client.query(`CREATE DATABASE claims_shares TEMPLATE claims_${claims}`);
  });
  return embeddedUrl(password, port, 'claims_shares');
}

/**
 * What a person waits who works, and pauses three times as long, so that she asks less than her part.
 * @param {() => Promise<import('../shares/honest.mjs').Done>} work
 * @param {number} pauseMs
 * @returns {Promise<Waited>}
 */
async function waitedFor(work, pauseMs) {
  const times = [];
  let refused = 0;
  const since = performance.now();
  const passed = () => (performance.now() - since) / 1000;
  while (passed() < seconds || (times.length < fewest && passed() < seconds * longest)) {
    const { status, ms } = await work();
    if (status >= 200 && status < 300) times.push(ms);
    else refused++;
    await pause(pauseMs);
  }
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    count: times.length,
    refused,
  };
}

/** Begins what hostile people do, in a process of their own; gives what ends it and tells what they were answered. @param {string} folder @param {import('../shares/flood.mjs').Flood} flood */
async function beginFlood(folder, flood) {
  const path = join(folder, 'flood.json');
  writeFileSync(path, JSON.stringify(flood));
  const child = track(fork(join(root, 'tests/bench/lib/shares/flood.mjs'), [path]));
  onStop(async () => void child.kill());
  await once(child, 'message');
  await pause(1_000);
  return async () => {
    const told = once(child, 'message');
    child.send('end');
    const [{ counts }] = await told;
    return counts;
  };
}

/** What was queued by the hostile is not waited for by the next. @param {import('pg').Client} client */
async function clearQueues(client) {
  await client.query('DELETE FROM rate_counts');
  await client.query("UPDATE papers SET next_try_at = 'infinity' WHERE state = 'queued'");
  await client.query("UPDATE claim_files SET next_try_at = 'infinity' WHERE state = 'queued'");
}

/**
 * How long an honest person waits for each kind of work alone, and while one hostile account, eight of them, and one network of strangers do
 * their worst.
 * @param {{ folder: string, password: string, port: number, env: (url: string) => NodeJS.ProcessEnv }} server
 * @param {(name: string) => boolean} wants
 * @returns {Promise<Share[]>}
 */
export async function measureShares({ env, ...server }, wants) {
  const folder = join(server.folder, 'shares');
  mkdirSync(folder, { recursive: true });
  await runTypeScript('What people send was not written.', [
    'tests/bench/shares/bodies.ts',
    folder,
  ]);
  const url = await ownDatabase({ ...server, env });
  // As behind a proxy on this machine, which tells where people come from.
  const settings = { ...env(url), TRUSTED_PROXIES: '127.0.0.1' };
  const first = await startPortal(settings, { folder });
  const crowd = await step('Gather honest and hostile people', () =>
    gatherCrowd(first.address, url, folder),
  );
  await first.stop();
  const shares = [];
  for (const [at, kind] of (await kindsOfWork(folder)).entries()) {
    if (!wants(`shares-${at + 1}`)) continue;
    // Who used much before is remembered by the process.
    const portal = await startPortal(settings, { folder });
    shares.push(await measureKind(kind, { portal, crowd, url, folder }));
    await portal.stop();
  }
  return shares;
}

/**
 * @param {import('../shares/honest.mjs').Kind} kind
 * @param {{ portal: import('../servers.mjs').Server, crowd: import('../shares/crowd.mjs').Crowd, url: string, folder: string }} at
 * @returns {Promise<Share>}
 */
const measureKind = ({ name, who, accounts, network, work }, { portal, crowd, url, folder }) =>
  withClient(url, async (client) => {
    const { send, end } = sender(portal.address, { keep: true });
    const once = () => work({ send, crowd, client });
    await clearQueues(client);
    for (let warm = 0; warm < 5; warm++) await once();
    const alone = await waitedFor(once, 100);
    const pauseMs = Math.min(3_000, 3 * alone.p50);
    const people = { one: crowd[who].one, eight: crowd[who].eight, network: crowd.network };
    /** @type {Partial<Record<Beside, Waited>>} */
    const waited = { alone };
    console.log(`${name}: alone ${alone.p50.toFixed(0)} / ${alone.p95.toFixed(0)} ms`);
    for (const beside of /** @type {const} */ (['one', 'eight', 'network'])) {
      await clearQueues(client);
      const deeds = beside === 'network' ? network : accounts;
      const flood = {
        address: portal.address,
        folder,
        people: people[beside],
        deeds,
        connections: connections[beside],
      };
      const endFlood = await beginFlood(folder, flood);
      const figures = await waitedFor(once, pauseMs);
      const counts = await endFlood();
      waited[beside] = figures;
      console.log(
        `  ${beside.padEnd(8)} ${figures.p50.toFixed(0)} / ${figures.p95.toFixed(0)} ms, ${(figures.p95 / alone.p95).toFixed(1)} ×, ${figures.count} done, ${figures.refused} refused; hostile ${JSON.stringify(counts)}`,
      );
      await clearQueues(client);
      await pause(3_000);
    }
    end();
    return { name, waited: /** @type {Record<Beside, Waited>} */ (waited) };
  });
