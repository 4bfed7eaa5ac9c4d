import { createWriteStream } from 'node:fs';
import { devNull } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { to } from 'pg-copy-streams';
import { withClient } from '../database/client.mjs';
import { forgetPeak, memoryOf, peakOf } from './memory.mjs';
import { percentile } from './percentiles.mjs';

/** @typedef {{ rows: number, filters: Record<string, string>, where: string, rounds: number }} Extent */
/** @typedef {{ rows: number, milliseconds: number, copy: number, firstByte: number, growth: number }} Exported milliseconds, and MB above what the server had before */

/**
 * One export, to its end. Gives its times in milliseconds.
 * @param {string} address
 * @param {string} token
 * @param {Extent} extent
 */
async function exportOnce(address, token, { filters }) {
  const started = performance.now();
  const answer = await fetch(`${address}/api/reports/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ format: 'csv', filters }),
  });
  if (answer.status !== 200 || !answer.body) return undefined;
  let [firstByte, lines] = [0, 0];
  for await (const chunk of answer.body) {
    firstByte ||= performance.now() - started;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines++;
  }
  return { milliseconds: performance.now() - started, firstByte, lines };
}

// The rows of a report as they stand in the tables: no words for codes, no days, nothing made safe.
const plain = (/** @type {string} */ where) => `
  SELECT c.claim_number, c.creditor_name, u.first_name, u.last_name, u.email, u.phone, c.creditor_type,
    c.nature_of_claim, c.claim_amount, c.status, a.first_name, a.last_name, c.submitted_at,
    c.updated_at, d.count
  FROM claims c JOIN users u ON u.id = c.claimant_id LEFT JOIN users a ON a.id = c.assigned_to_id
  LEFT JOIN (SELECT claim_id, count(*) AS count FROM documents
    WHERE bucket_name = 'claimdocuments' AND claim_id IS NOT NULL GROUP BY claim_id) d ON d.claim_id = c.id
  WHERE ${where} ORDER BY c.submitted_at DESC, c.id DESC`;

/**
 * The floor: the same rows as the database itself writes them out, to nowhere.
 * @param {string} databaseUrl
 * @param {Extent} extent
 */
const copyOnce = (databaseUrl, { where }) =>
  withClient(databaseUrl, async (client) => {
    const started = performance.now();
    const rows = client.query(to(`COPY (${plain(where)}) TO STDOUT (FORMAT csv)`));
    await pipeline(rows, createWriteStream(devNull));
    return performance.now() - started;
  });

/**
 * Exports of some extent, in turns with the floor: the median times and the greatest growth.
 * @param {{ address: string, pid: number }} portal
 * @param {string} token
 * @param {string} databaseUrl
 * @param {Extent} extent
 * @returns {Promise<Exported | undefined>} undefined when there is no such call
 */
export async function compareExport({ address, pid }, token, databaseUrl, extent) {
  const [times, firsts, copies] = [
    /** @type {number[]} */ ([]),
    /** @type {number[]} */ ([]),
    /** @type {number[]} */ ([]),
  ];
  let growth = 0;
  if (!(await exportOnce(address, token, extent))) return undefined;
  for (let round = 0; round < extent.rounds; round++) {
    const before = memoryOf(pid);
    forgetPeak(pid);
    const done = await exportOnce(address, token, extent);
    if (!done || done.lines < extent.rows)
      throw new Error(`An export broke off after ${done?.lines} lines.`);
    growth = Math.max(growth, peakOf(pid) - before);
    times.push(done.milliseconds);
    firsts.push(done.firstByte);
    copies.push(await copyOnce(databaseUrl, extent));
  }
  return {
    rows: extent.rows,
    milliseconds: percentile(times, 0.5),
    firstByte: percentile(firsts, 0.5),
    copy: percentile(copies, 0.5),
    growth,
  };
}
