import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPortal } from '../servers.mjs';
import { startRecorder } from './recorder.mjs';

/** @typedef {import('../cells.mjs').Cell} Cell */
/** @typedef {import('./wire.mjs').Query} Query */
/** @typedef {Record<string, Query[][]>} Recorded */

/** @param {Query[][]} groups */
const size = (groups) => groups.flat().length;

/**
 * Lets the portal answer each call and writes down what it asks of the database for that. A call is
 * heard several times and the shortest is kept: what the portal does by itself may fall in between.
 * @param {Cell[]} cells
 * @param {(env: { DATABASE_URL: string }) => NodeJS.ProcessEnv} env
 * @param {{ folder: string, databaseUrl: string, headersOf: (cell: Cell) => Record<string, string> }} options
 * @returns {Promise<{ file: string, recorded: Recorded, absent: string[] }>}
 */
export async function recordCalls(cells, env, { folder, databaseUrl, headersOf }) {
  const recorder = await startRecorder(databaseUrl);
  const portal = await startPortal(env({ DATABASE_URL: recorder.url }), { folder });
  /** @type {Recorded} */
  const recorded = {};
  const absent = [];
  for (const cell of cells) {
    const ask = () => fetch(`${portal.address}${cell.path}`, { headers: headersOf(cell) });
    const first = await ask();
    await first.text();
    if (first.status !== 200) {
      absent.push(cell.name);
      continue;
    }
    /** @type {Query[][][]} */
    const heard = [];
    for (let time = 0; time < 5; time++) {
      recorder.begin();
      await (await ask()).text();
      heard.push(recorder.groups());
    }
    recorded[cell.name] = heard.toSorted((a, b) => size(a) - size(b))[0] ?? [];
  }
  await portal.stop();
  recorder.stop();
  const file = join(folder, 'recorded.json');
  writeFileSync(file, JSON.stringify(recorded));
  return { file, recorded, absent };
}
