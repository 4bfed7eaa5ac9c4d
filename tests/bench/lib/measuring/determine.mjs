import { withClient } from '../database/client.mjs';
import { startPortal } from '../servers.mjs';
import { startRecorder } from '../statements/recorder.mjs';
import { again, median } from './again.mjs';
import { claimsToVerify, propose } from './proposals.mjs';

/** @typedef {import('./proposals.mjs').Claim} Claim */
/** @typedef {{ name: string, atOnce: number, most: number, milliseconds: number, statements: number }} Written `statements` is their time alone, in milliseconds too */

const saves = 30;
// Code that has run only a few times is slow everywhere.
const warmUp = 40;
const bulks = 2;
const atOnce = 1_000;

/**
 * Saving a determination and confirming a thousand at once, beside the statements that each comes to, on the filled
 * database; what they write stays there.
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<Written[]>}
 */
export async function measureDetermining(bench) {
  const needed = 3 + warmUp + 2 * saves + 2 * (bulks + 1) * atOnce;
  return withClient(bench.url, async (client) => {
    await client.query('DELETE FROM rate_counts');
    const claims = await claimsToVerify(client, needed);
    const taken = (/** @type {number} */ count) => claims.splice(0, count);
    const call = async (
      /** @type {string} */ address,
      /** @type {string} */ path,
      /** @type {object} */ body,
    ) => {
      const started = performance.now();
      const answer = await fetch(`${address}/api/${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${bench.tokens.admin}`,
        },
        body: JSON.stringify(body),
      });
      const given = await answer.json();
      if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(given)}`);
      return { given, milliseconds: performance.now() - started };
    };
    const save = (/** @type {string} */ address, /** @type {Claim} */ { id, version, amount }) =>
      call(address, `claims/${id}/determinations`, {
        claimVersion: version,
        heads: [{ head: 'principal', admitted: amount }],
      });
    const confirm = (/** @type {string} */ address, /** @type {{ id: string }[]} */ some) =>
      call(address, 'determinations/bulk/confirm', { ids: some.map(({ id }) => id) });

    const recorder = await startRecorder(bench.url);
    const heard = await startPortal(bench.env(recorder.url), { folder: bench.folder });
    const record = async (/** @type {() => Promise<unknown>} */ work) => {
      recorder.begin();
      await work();
      return recorder.groups().flat();
    };
    for (const claim of taken(2)) await save(heard.address, claim);
    const [first] = taken(1);
    const oneSaved = await record(() => save(heard.address, /** @type {Claim} */ (first)));
    const example = await propose(client, taken(atOnce));
    const manyConfirmed = await record(() => confirm(heard.address, example));
    await heard.stop();
    recorder.stop();

    const portal = await startPortal(bench.env(bench.url), { folder: bench.folder });
    for (const claim of taken(warmUp)) await save(portal.address, claim);
    const [times, floors] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
    for (let turn = 0; turn < saves; turn++) {
      const [one, other] = taken(2);
      times.push((await save(portal.address, /** @type {Claim} */ (one))).milliseconds);
      floors.push(await again(client, oneSaved, new Map([[first?.id ?? '', other?.id ?? '']])));
    }
    const [bulkTimes, bulkFloors] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
    for (let turn = 0; turn < bulks; turn++) {
      const [some, others] = [
        await propose(client, taken(atOnce)),
        await propose(client, taken(atOnce)),
      ];
      bulkTimes.push((await confirm(portal.address, some)).milliseconds);
      const instead = new Map(
        example.flatMap(({ id, claimId }, at) => [
          [id, others[at]?.id ?? ''],
          [claimId, others[at]?.claimId ?? ''],
        ]),
      );
      bulkFloors.push(await again(client, manyConfirmed, instead));
    }
    await portal.stop();
    return [
      {
        name: 'saving a determination',
        atOnce: 1,
        most: 2,
        milliseconds: median(times),
        statements: median(floors),
      },
      {
        name: 'confirming at once',
        atOnce,
        most: 3,
        milliseconds: median(bulkTimes),
        statements: median(bulkFloors),
      },
    ];
  });
}
