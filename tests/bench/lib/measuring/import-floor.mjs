import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from, to } from 'pg-copy-streams';
import { withClient } from '../database/client.mjs';

// What the portal writes of an imported claim; the rest the tables' own triggers and defaults add.
const tables = {
  claims:
    'id, claim_number, creditor_type, claimant_id, creditor_name, claim_amount, claim_description, nature_of_claim, claim_data, form_edition, submitted_at, updated_at',
  audit_entries:
    'action, claim_id, user_id, user_full_name, ip_address, user_agent, details, timestamp',
};
const newest = {
  claims: '(SELECT * FROM claims WHERE submitted_at = (SELECT max(submitted_at) FROM claims)) AS c',
  audit_entries:
    "(SELECT * FROM audit_entries WHERE action = 'claim_submitted' AND timestamp = (SELECT max(timestamp) FROM audit_entries)) AS a",
};
/** @typedef {keyof typeof tables} Table */

/**
 * @param {import('pg').Client} client
 * @param {string} query
 */
async function copiedOut(client, query) {
  const parts = [];
  for await (const part of client.query(to(`COPY (${query}) TO STDOUT`))) parts.push(part);
  return Buffer.concat(parts);
}

/**
 * The rows that the last import wrote.
 * @param {string} url
 * @returns {Promise<Record<Table, Buffer>>}
 */
export const lastImported = (url) =>
  withClient(url, async (client) => ({
    claims: await copiedOut(
      client,
      `SELECT ${tables.claims} FROM ${newest.claims} ORDER BY claim_number`,
    ),
    audit_entries: await copiedOut(
      client,
      `SELECT ${tables.audit_entries} FROM ${newest.audit_entries} ORDER BY id`,
    ),
  }));

/**
 * The floor: the database's own COPY of the same rows into the same tables, triggers and all, in one
 * transaction. Gives milliseconds.
 * @param {string} url
 * @param {Record<Table, Buffer>} rows
 */
export const copyIn = (url, rows) =>
  withClient(url, async (client) => {
    const started = performance.now();
    await client.query('BEGIN');
    for (const table of /** @type {Table[]} */ (['claims', 'audit_entries']))
      await pipeline(
        Readable.from(chunksOf(rows[table])),
        client.query(from(`COPY ${table} (${tables[table]}) FROM STDIN`)),
      );
    await client.query('COMMIT');
    return performance.now() - started;
  });

/** @param {Buffer} whole */
function* chunksOf(whole) {
  for (let at = 0; at < whole.length; at += 65_536) yield whole.subarray(at, at + 65_536);
}
