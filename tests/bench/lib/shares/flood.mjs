// Hostile people in a process of their own: each connection does the same deed again and again until this process is told to end.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { deedsIn } from './hostile.mjs';
import { sender } from './send.mjs';

/** @typedef {{ address: string, folder: string, people: import('./hostile.mjs').Hostile[], deeds: import('./hostile.mjs').Deed[], connections: number }} Flood */

// Even they gain nothing by asking more often while they are refused.
const afterRefusalMs = 50;

/** @type {Flood} */
const { address, folder, people, deeds, connections } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
);
const calls = await deedsIn(folder);
const { send } = sender(address);
/** @type {Record<string, Record<number, number>>} */
const counts = {};
let going = true;

async function again(/** @type {number} */ at) {
  const one = people[at % people.length];
  // Each person does each of the deeds, on as many connections as there are.
  const deed = deeds[Math.floor(at / people.length) % deeds.length];
  if (!one || !deed) return;
  counts[deed] ??= {};
  const ofDeed = counts[deed];
  while (going) {
    const { status } = await send(one, calls[deed](one));
    ofDeed[status] = (ofDeed[status] ?? 0) + 1;
    if (status === 0 || status >= 400) await pause(afterRefusalMs);
  }
}

process.on('message', () => {
  going = false;
  process.send?.({ counts }, () => process.exit(0));
});
for (let at = 0; at < connections; at++) void again(at);
process.send?.('begun');
