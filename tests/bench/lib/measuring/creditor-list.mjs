import { createWriteStream } from 'node:fs';
import { devNull } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { to } from 'pg-copy-streams';
import { withClient } from '../database/client.mjs';
import { startPortal } from '../servers.mjs';
import { takeSlice } from './measure.mjs';
import { forgetPeak, memoryOf, peakOf } from './memory.mjs';

/** @typedef {{ path: string, second: number, failures: number }} Visited answers in a second, by one process to 16 visitors at a time */
/** @typedef {{ rows: number, milliseconds: number, copy: number, growth: number, visited: Visited[] }} MadeList milliseconds, and MB above what the server had before */

/** So much longer than writing the same lines out may making them take. */
const aim = 4;
const asksBefore = 600;

/**
 * Making a list of creditors of the whole case, beside the database writing its lines out, to nowhere; then, published, its visitors. The
 * list stays there.
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<MadeList>}
 */
export async function measureList(bench) {
  const portal = await startPortal(bench.env(bench.url), { folder: bench.folder });
  const call = async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object | undefined} */ body = undefined,
  ) => {
    const answer = await fetch(`${portal.address}/api/creditor-lists${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${bench.tokens.admin}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const given = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(given)}`);
    return given;
  };
  const today = new Date(Date.now() + 5.5 * 3600 * 1000).toISOString().slice(0, 10);
  // What asking how far it is takes, code and all, is no part of what making it takes.
  for (let asked = 0; asked < asksBefore; asked += 1) await call('GET', '');
  const before = memoryOf(portal.pid);
  forgetPeak(portal.pid);
  const started = performance.now();
  const { number } = await call('POST', '', { asOn: today });
  let list = await call('GET', `/${number}`);
  while (list.state === 'making') {
    await pause(100);
    list = await call('GET', `/${number}`);
  }
  const milliseconds = performance.now() - started;
  const growth = peakOf(portal.pid) - before;
  for (const state of ['confirmed', 'published']) await call('PATCH', `/${number}`, { state });
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
  return { rows: list.rows, milliseconds, copy, growth, visited };
}

/**
 * What was measured, as lines.
 * @param {MadeList} made
 */
export const listLines = ({ rows, milliseconds, copy, growth, visited }) =>
  [
    `A list of ${rows.toLocaleString('en')} lines: ${(milliseconds / 1000).toFixed(1)} s, ${(milliseconds / copy).toFixed(1)} × COPY of them (aim ${aim}), ${growth.toFixed(0)} MB more`,
    ...visited.map(
      ({ path, second, failures }) => `${path}: ${second} a second (aim 1,000), ${failures} failed`,
    ),
  ].join('\n');
