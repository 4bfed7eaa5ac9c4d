import { createWriteStream } from 'node:fs';
import { devNull } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { to } from 'pg-copy-streams';
import { withClient } from '../database/client.mjs';
import { startPortal } from '../servers.mjs';
import { takeSlice } from './measure.mjs';
import { forgetPeak, memoryOf, peakOf } from './memory.mjs';
import { figuresOf } from './percentiles.mjs';
import { claimsToVerify, propose } from './proposals.mjs';

/** @typedef {import('./percentiles.mjs').Figures} Figures */
/** @typedef {{ name: string, milliseconds: number, firstByte: number, megabytes: number, growth: number }} ListFile `megabytes` is how large it is */
/** @typedef {{ path: string, second: number, failures: number }} Visited answers in a second, by one process to 16 visitors at a time */
/** @typedef {{ rows: number, milliseconds: number, copy: number, growth: number, quiet: Figures, meanwhile: Figures, files: ListFile[], changed: number, visited: Visited[] }} MadeList milliseconds, and MB above what the server had before; `quiet` and `meanwhile` are a list of the desk before it and while it is made */

const asksBefore = 600;
const changed = 500;

/**
 * Makes a list of creditors of the whole case, beside the database writing its lines out, to nowhere, and asks the desk
 * meanwhile; then its files, its visitors once it is published, and what changed in the next one after five hundred
 * decisions. The lists and decisions stay there.
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<MadeList>}
 */
export async function measureList(bench) {
  await withClient(bench.url, (client) => client.query('DELETE FROM rate_counts'));
  const portal = await startPortal(bench.env(bench.url), { folder: bench.folder });
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${bench.tokens.admin}`,
  };
  const call = async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object | undefined} */ body = undefined,
  ) => {
    const answer = await fetch(`${portal.address}/api/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const given = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(given)}`);
    return given;
  };
  const today = new Date(Date.now() + 5.5 * 3600 * 1000).toISOString().slice(0, 10);
  /** Waits until no list is being made, also none that an earlier run left half-made. */
  const isQuiet = async () => {
    const { lists } = await call('GET', 'creditor-lists');
    return !lists.some((/** @type {{ state: string }} */ { state }) => state === 'making');
  };
  while (!(await isQuiet())) await pause(100);
  const make = async () => {
    const { number } = await call('POST', 'creditor-lists', { asOn: today });
    for (;;) {
      const list = await call('GET', `creditor-lists/${number}`);
      if (list.state !== 'making') return list;
      await pause(100);
    }
  };
  /** How long a file takes, and the memory it takes, once. */
  const file = async (/** @type {string} */ name, /** @type {string} */ path) => {
    const before = memoryOf(portal.pid);
    forgetPeak(portal.pid);
    const started = performance.now();
    const answer = await fetch(`${portal.address}/api/creditor-lists/${path}`, { headers });
    if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
    let [firstByte, bytes] = [0, 0];
    for await (const chunk of answer.body) {
      firstByte ||= performance.now() - started;
      bytes += chunk.length;
    }
    const milliseconds = performance.now() - started;
    const growth = peakOf(portal.pid) - before;
    return { name, milliseconds, firstByte, megabytes: bytes / 2 ** 20, growth };
  };

  // What asking how far it is takes, code and all, is no part of what making it takes.
  for (let asked = 0; asked < asksBefore; asked += 1) await call('GET', 'creditor-lists');
  const desk = { url: `${portal.address}/api/verification`, headers };
  const one = { connections: 1, seconds: 3 };
  await takeSlice(desk, one);
  const quiet = figuresOf([await takeSlice(desk, one)]);
  const before = memoryOf(portal.pid);
  forgetPeak(portal.pid);
  const started = performance.now();
  const { number, rows } = await make();
  const milliseconds = performance.now() - started;
  const growth = peakOf(portal.pid) - before;

  const files = [];
  for (const format of ['csv', 'xlsx', 'json'])
    files.push(await file(format, `${number}/download?format=${format}`));
  files.push(await file('pdf, its first part', `${number}/download?format=pdf`));
  for (const state of ['confirmed', 'published'])
    await call('PATCH', `creditor-lists/${number}`, { state });
  const visited = [];
  for (const path of [
    '/creditors',
    `/creditors/${number}`,
    `/api/public/creditor-lists/${number}/rows`,
  ]) {
    const url = portal.address + path;
    await takeSlice({ url }, { connections: 16, seconds: 1 });
    const { latencies, seconds, failures } = await takeSlice(
      { url },
      { connections: 16, seconds: 5 },
    );
    visited.push({ path, second: Math.round(latencies.length / seconds), failures });
  }

  const proposed = await withClient(bench.url, async (client) =>
    propose(client, await claimsToVerify(client, changed)),
  );
  await call('POST', 'determinations/bulk/confirm', { ids: proposed.map(({ id }) => id) });
  // The desk is asked while the second one is made: the first was to be timed alone.
  const making = { over: false };
  const next = make().finally(() => {
    making.over = true;
  });
  const slices = [];
  while (!making.over) slices.push(await takeSlice(desk, { connections: 1, seconds: 0.5 }));
  const second = await next;
  const meanwhile = figuresOf(slices);
  const since = `${second.number}/changes`;
  files.push(await file('changes, a page', `${since}?from=${number}`));
  files.push(await file('changes, xlsx', `${since}/download?from=${number}&format=xlsx`));
  await portal.stop();

  const copy = await withClient(bench.url, async (client) => {
    const begun = performance.now();
    const lines = `SELECT * FROM creditor_list_rows WHERE list_number = ${Number(number)} ORDER BY annexure, sl_no`;
    await pipeline(
      client.query(to(`COPY (${lines}) TO STDOUT (FORMAT csv)`)),
      createWriteStream(devNull),
    );
    return performance.now() - begun;
  });
  return { rows, milliseconds, copy, growth, quiet, meanwhile, files, changed, visited };
}
