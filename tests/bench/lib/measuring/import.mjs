import { mkdirSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { embeddedUrl } from '../../../../scripts/lib/postgres/start.mjs';
import { runTypeScript } from '../../../../scripts/lib/processes/run.mjs';
import { migrate } from '../../../../scripts/lib/schema/migrate.mjs';
import logins from '../../logins.json' with { type: 'json' };
import { withClient } from '../database/client.mjs';
import { startPortal } from '../servers.mjs';
import { copyIn, lastImported } from './import-floor.mjs';
import { forgetPeak, memoryOf, peakOf } from './memory.mjs';
import { percentile } from './percentiles.mjs';

/** @typedef {{ name: string, rows: number, milliseconds: number, copy: number, growth: number, list: number, slowestList: number }} Imported milliseconds, and MB above what the server had before; `list` is another person's list meanwhile */
/** @typedef {{ rows: number, kind: 'csv' | 'xlsx', rounds: number }} Extent */

/** @type {Extent[]} */
const extents = [
  { rows: 10_000, kind: 'csv', rounds: 5 },
  { rows: 30_000, kind: 'csv', rounds: 3 },
  { rows: 10_000, kind: 'xlsx', rounds: 3 },
  { rows: 30_000, kind: 'xlsx', rounds: 3 },
];

/**
 * A new empty database of this name.
 * @param {{ password: string, port: number }} server
 * @param {string} name
 */
async function emptyDatabase({ password, port }, name) {
  await withClient(embeddedUrl(password, port), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}`);
  });
  const url = embeddedUrl(password, port, name);
  await migrate(url);
  return url;
}

/**
 * @param {string} folder
 * @param {number} rows
 * @param {'csv' | 'xlsx'} kind
 */
async function fileOf(folder, rows, kind) {
  const path = join(folder, `claims-${rows}.${kind}`);
  mkdirSync(folder, { recursive: true });
  await runTypeScript('A file of claims could not be written.', [
    'tests/bench/import/files.ts',
    path,
    String(rows),
  ]);
  return path;
}

/**
 * Files a file of claims.
 * @param {{ address: string, token: string }} to
 * @param {string} path
 * @param {number} rows
 */
async function importOnce({ address, token }, path, rows) {
  const form = new FormData();
  form.append('creditorType', 'form_d');
  form.append('allowDuplicate', 'true');
  form.append('file', await openAsBlob(path), path.slice(path.lastIndexOf('/') + 1));
  const started = performance.now();
  const answer = await fetch(`${address}/api/claims/bulk/upload`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  const { success, message } = await answer.json();
  if (success !== rows) throw new Error(`${success ?? message} of ${rows} rows were filed.`);
  return performance.now() - started;
}

/** @param {string} address @param {string} email */
async function register(address, email) {
  const { password } = logins;
  const person = { email, password, firstName: 'Asha', lastName: 'Devi', phone: '9810012010' };
  const answer = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...person, role: 'claimant' }),
  });
  const { token, message } = await answer.json();
  if (!token) throw new Error(`Nobody could register: ${message}`);
  return /** @type {string} */ (token);
}

/**
 * Another person's list, again and again until `end` is over: how long each took, in milliseconds.
 * @param {{ address: string, token: string }} person
 * @param {Promise<unknown>} end
 */
async function listUntil({ address, token }, end) {
  let over = false;
  const done = end.finally(() => {
    over = true;
  });
  const times = [];
  while (!over) {
    const started = performance.now();
    const answer = await fetch(`${address}/api/claims`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    times.push(performance.now() - started);
  }
  await done;
  return times;
}

/**
 * Waits until a portal has looked, as it does in its first minutes, for identifiers stored before they were
 * encrypted: in a case of an age there is nothing to find, and it would go through what is filed here.
 * @param {string} url
 */
const lookedForLeftovers = (url) =>
  withClient(url, async (client) => {
    for (const since = Date.now(); Date.now() - since < 150_000; await sleep(1_000)) {
      const { rowCount } = await client.query(
        'SELECT FROM identifier_sealing WHERE done_at IS NOT NULL',
      );
      if (rowCount) return;
    }
    throw new Error('The portal did not look for identifiers to encrypt.');
  });

/**
 * One file, filed by a server of its own in turns with the floor: what others did before it counts neither as
 * its memory nor as its time.
 * @param {Extent} extent
 * @param {string} path
 * @param {{ portal: import('../servers.mjs').Server, url: string, floor: string, tokens: Record<'importer' | 'other', string> }} on
 * @returns {Promise<Imported>}
 */
async function measureImport({ rows, kind, rounds }, path, { portal, url, floor, tokens }) {
  const { address, pid } = portal;
  const importer = { address, token: tokens.importer };
  const other = { address, token: tokens.other };
  await listUntil(other, Promise.resolve());
  // What the server needs to have read one file and what the next one adds count alike.
  const base = memoryOf(pid);
  forgetPeak(pid);
  await importOnce(importer, path, rows);
  await copyIn(floor, await lastImported(url));
  const [times, copies] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let round = 0; round < rounds; round++) {
    times.push(await importOnce(importer, path, rows));
    copies.push(await copyIn(floor, await lastImported(url)));
  }
  const growth = peakOf(pid) - base;
  // Not timed: two who use the portal at once take from each other.
  const lists = await listUntil(other, importOnce(importer, path, rows));
  return {
    name: `${rows.toLocaleString('en')} rows of ${kind}`,
    rows,
    milliseconds: percentile(times, 0.5),
    copy: percentile(copies, 0.5),
    growth,
    list: percentile(lists, 0.95),
    slowestList: Math.max(...lists),
  };
}

/**
 * Files of claims filed by servers that have just started, in databases of their own that begin empty.
 * @param {{ folder: string, password: string, port: number, env: (url: string) => NodeJS.ProcessEnv }} bench
 */
export async function measureImports({ folder, env, ...server }) {
  const url = await emptyDatabase(server, 'claims_import');
  const floor = await emptyDatabase(server, 'claims_import_floor');
  const first = await startPortal(env(url), { folder });
  const tokens = {
    importer: await register(first.address, 'import@example.in'),
    other: await register(first.address, 'meanwhile@example.in'),
  };
  await lookedForLeftovers(url);
  await first.stop();
  await withClient(url, async (client) => {
    // Whose address is proven, and who was allowed to, files files of many claims.
    await client.query('UPDATE users SET email_proven_at = now(), bulk_claim_limit = 1000000');
    // The acknowledgements are made after a file is filed, and measured by themselves.
    await client.query("ALTER TABLE papers ALTER COLUMN next_try_at SET DEFAULT 'infinity'");
    const { rows } = await client.query('SELECT id, email, first_name, last_name, role FROM users');
    await withClient(floor, async (other) => {
      for (const row of rows)
        await other.query(
          'INSERT INTO users (id, email, first_name, last_name, role) VALUES ($1, $2, $3, $4, $5)',
          Object.values(row),
        );
    });
  });
  /** @type {Imported[]} */
  const imported = [];
  for (const extent of extents) {
    const path = await fileOf(join(folder, 'import'), extent.rows, extent.kind);
    // Else the same people's numbers of earlier files would be compared with each that comes.
    await withClient(url, (client) => client.query('TRUNCATE claim_identifiers'));
    const portal = await startPortal(env(url), { folder });
    const one = await measureImport(extent, path, { portal, url, floor, tokens });
    await portal.stop();
    imported.push(one);
    console.log(
      `${one.name}: ${(one.milliseconds / 1000).toFixed(2)} s, ${(one.milliseconds / one.copy).toFixed(2)} × COPY (${(one.copy / 1000).toFixed(2)} s), ` +
        `${one.growth.toFixed(0)} MB; another's list meanwhile ${one.list.toFixed(0)} ms at p95, ${one.slowestList.toFixed(0)} ms at most`,
    );
  }
  return imported;
}
