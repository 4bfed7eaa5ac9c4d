import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTypeScript } from '../../../../scripts/lib/processes/run.mjs';
import { withClient } from '../database/client.mjs';
import { startPortal } from '../servers.mjs';
import { startRecorder } from '../statements/recorder.mjs';
import { again, median } from './again.mjs';

/** @typedef {import('./determine.mjs').Written} Written */

// More in a short time would alert the administrators.
const filings = 8;
const papers = /INSERT INTO papers/;

/**
 * Filing a claim, beside itself without the statement that queues its papers, which are made later; what it writes
 * stays there.
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<Written[]>}
 */
export async function measureFiling(bench) {
  const path = join(bench.folder, 'claim.json');
  await runTypeScript('The claim to be filed was not written.', [
    'tests/bench/fill/claim.ts',
    path,
  ]);
  const body = readFileSync(path, 'utf8');
  const file = async (/** @type {string} */ address) => {
    const started = performance.now();
    const answer = await fetch(`${address}/api/claims`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${bench.tokens.claimant}`,
      },
      body,
    });
    const given = await answer.json();
    if (!answer.ok) throw new Error(`No claim was filed: ${JSON.stringify(given)}`);
    return { id: given.id, milliseconds: performance.now() - started };
  };
  return withClient(bench.url, async (client) => {
    await client.query('DELETE FROM rate_counts');
    const recorder = await startRecorder(bench.url);
    const heard = await startPortal(bench.env(recorder.url), { folder: bench.folder });
    await file(heard.address);
    recorder.begin();
    const { id } = await file(heard.address);
    const asked = recorder.groups().flat();
    await heard.stop();
    recorder.stop();
    if (!asked.some(({ text }) => papers.test(text))) throw new Error('No papers were queued.');

    const portal = await startPortal(bench.env(bench.url), { folder: bench.folder });
    await file(portal.address);
    const once = (/** @type {import('./again.mjs').Query[]} */ queries) =>
      again(client, queries, new Map([[id, randomUUID()]]));
    const without = asked.filter(({ text }) => !papers.test(text));
    const [times, whole, rest] = [
      /** @type {number[]} */ ([]),
      /** @type {number[]} */ ([]),
      /** @type {number[]} */ ([]),
    ];
    for (let turn = 0; turn < filings; turn++) {
      await client.query('DELETE FROM rate_counts');
      times.push((await file(portal.address)).milliseconds);
      whole.push(await once(asked));
      rest.push(await once(without));
    }
    await portal.stop();
    const milliseconds = median(times);
    const statements = milliseconds - (median(whole) - median(rest));
    return [
      {
        name: 'filing, beside itself without papers',
        atOnce: 1,
        most: 1.25,
        milliseconds,
        statements,
      },
    ];
  });
}
