import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import logins from '../../logins.json' with { type: 'json' };
import { withClient } from '../database/client.mjs';
import { sender } from './send.mjs';

/** @typedef {import('./hostile.mjs').Hostile} Hostile */
/** @typedef {Awaited<ReturnType<typeof gatherCrowd>>} Crowd */

/** How many accounts many hostile people have, and the strangers of one network. */
const [many, strangers] = [8, 16];

const claimant = (/** @type {number} */ n) => logins.claimant.replace('#', String(n));
const manager = (/** @type {number} */ n) => logins.manager.replace('#', String(n));

/** Claims of one case manager, which their claimants can still change. */
const openClaims = `
  SELECT c.id FROM claims c JOIN users u ON u.id = c.claimant_id JOIN users a ON a.id = c.assigned_to_id
  WHERE a.email = $1 AND u.email IS NOT NULL AND c.status IN ('submitted', 'under_review') ORDER BY c.id LIMIT 600`;

/**
 * Whoever takes part: an honest claimant and an honest professional, one hostile account of each and eight more, and sixteen
 * accounts of one network whose addresses nobody proved. Each claimant has a claim of a thousand rows, the honest one ten small ones too; and a
 * list of creditors is published.
 * @param {string} address of a portal
 * @param {string} url of its database
 * @param {string} folder with what they send
 */
export async function gatherCrowd(address, url, folder) {
  const { send, end } = sender(address, { keep: true });
  const network = '198.51.100.7';
  const from = (/** @type {number} */ n) => `203.0.113.${n}`;
  /** @param {import('./send.mjs').Caller} caller @param {string} method @param {string} path @param {string | Buffer} [body] */
  const ask = async (caller, method, path, body) => {
    const answer = await send(caller, {
      method,
      path: `/api/${path}`,
      ...(body !== undefined && { body }),
    });
    if (answer.status >= 300 || answer.status === 0)
      throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`);
    return JSON.parse(String(answer.body));
  };
  await withClient(url, async (client) => {
    await client.query(
      'UPDATE users SET email_proven_at = coalesce(email_proven_at, now()), bulk_claim_limit = 1000000, claim_limit = 1000000',
    );
    await client.query('UPDATE users SET email_proven_at = NULL WHERE email = ANY($1)', [
      Array.from({ length: strangers }, (_, at) => claimant(2 + many + at)),
    ]);
    await client.query('DELETE FROM rate_counts');
  });
  const signedIn = async (/** @type {string} */ email, /** @type {string} */ origin) => {
    const { password } = logins;
    const { token } = await ask(
      { from: origin },
      'POST',
      'auth/login',
      JSON.stringify({ email, password }),
    );
    return { email, token: /** @type {string} */ (token), from: origin };
  };
  const large = readFileSync(join(folder, 'form-e.json'));
  const filer = async (/** @type {string} */ email, /** @type {string} */ origin) => {
    const one = await signedIn(email, origin);
    const { id } = await ask(one, 'POST', 'claims', large);
    return { ...one, claimId: /** @type {string} */ (id) };
  };
  const professional = async (/** @type {number} */ n, /** @type {string} */ origin) => {
    const { rows } = await withClient(url, (client) => client.query(openClaims, [manager(n)]));
    return {
      ...(await signedIn(manager(n), origin)),
      claimIds: rows.map(({ id }) => /** @type {string} */ (id)),
    };
  };
  const all = async (
    /** @type {number} */ count,
    /** @type {(at: number) => Promise<Hostile>} */ make,
  ) => {
    const made = [];
    for (let at = 0; at < count; at++) made.push(await make(at));
    return made;
  };

  const honest = await filer(claimant(0), from(1));
  const small = readFileSync(join(folder, 'form-d.json'));
  const smallIds = [];
  for (let at = 0; at < 10; at++)
    smallIds.push(/** @type {string} */ ((await ask(honest, 'POST', 'claims', small)).id));
  const crowd = {
    honest: { ...honest, smallIds },
    desk: await professional(0, from(2)),
    nobody: { from: from(3) },
    claimants: {
      one: [await filer(claimant(1), from(10))],
      eight: await all(many, (at) => filer(claimant(2 + at), from(11 + at))),
    },
    professionals: {
      one: [await professional(1, from(30))],
      eight: await all(many, (at) => professional(2 + at, from(31 + at))),
    },
    network: [
      ...(await all(strangers, (at) => filer(claimant(2 + many + at), network))),
      { from: network },
    ],
  };
  const administrator = await signedIn(logins.admin, from(4));
  await publishList(administrator);
  end();
  return crowd;

  /** @param {import('./send.mjs').Caller} by */
  async function publishList(by) {
    const asOn = new Date(Date.now() + 5.5 * 3600 * 1000).toISOString().slice(0, 10);
    const { number } = await ask(by, 'POST', 'creditor-lists', JSON.stringify({ asOn }));
    while ((await ask(by, 'GET', `creditor-lists/${number}`)).state === 'making') await pause(500);
    for (const state of ['confirmed', 'published'])
      await ask(
        by,
        'PATCH',
        `creditor-lists/${number}`,
        JSON.stringify({ state, reason: 'Measured.' }),
      );
  }
}
