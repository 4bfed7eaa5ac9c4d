import { connect, createServer } from 'node:net';
import { messageReader, queryReader } from './wire.mjs';

/** @typedef {import('./wire.mjs').Query} Query */
/** @typedef {Query & { start: number, end: number }} Heard */

/**
 * Statements in the order in which they were run, those that ran at the same time together.
 * @param {Heard[]} heard
 * @returns {Query[][]}
 */
export function groupsOf(heard) {
  /** @type {Query[][]} */
  const groups = [];
  let end = -1;
  for (const { start, text, values, ...query } of heard.toSorted((a, b) => a.start - b.start)) {
    if (start >= end) groups.push([]);
    groups.at(-1)?.push({ text, values });
    end = Math.max(end, query.end);
  }
  return groups;
}

/**
 * Stands between the portal and its database and writes down what is asked, and when.
 * @param {string} databaseUrl
 */
export async function startRecorder(databaseUrl) {
  const target = new URL(databaseUrl);
  /** @type {Heard[]} */
  let heard = [];
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    /** @type {Heard[]} */
    let waiting = [];
    const asked = messageReader(
      true,
      queryReader((query) => {
        const one = { ...query, start: performance.now(), end: Number.POSITIVE_INFINITY };
        heard.push(one);
        waiting.push(one);
      }),
    );
    const answered = messageReader(false, (type) => {
      // ReadyForQuery: everything asked on this connection has been answered.
      if (type !== 'Z') return;
      for (const one of waiting) one.end = performance.now();
      waiting = [];
    });
    client.on('data', (chunk) => {
      asked(chunk);
      database.write(chunk);
    });
    database.on('data', (chunk) => {
      answered(chunk);
      client.write(chunk);
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ]) {
      if (!one || !other) continue;
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' && address?.port);
  return {
    url: url.href,
    /** Forgets what was heard. */
    begin() {
      heard = [];
    },
    groups: () => groupsOf(heard),
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
