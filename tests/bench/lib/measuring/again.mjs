import { percentile } from './percentiles.mjs';

/** @typedef {import('../statements/wire.mjs').Query} Query */

/**
 * How long the statements of a call take once more, about other records, in milliseconds.
 * @param {import('pg').Client} client
 * @param {Query[]} queries
 * @param {Map<string, string>} instead ids by those that were recorded
 */
export async function again(client, queries, instead) {
  const swapped = (/** @type {string} */ text) =>
    text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => instead.get(id) ?? id);
  const started = performance.now();
  for (const { text, values } of queries)
    await client.query(
      text,
      values.map((value) =>
        typeof value === 'string' ? swapped(value) : value && Buffer.from(value.base64, 'base64'),
      ),
    );
  return performance.now() - started;
}

/** @param {number[]} times */
export const median = (times) => percentile(times, 0.5);
