import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../../../scripts/lib/build/fingerprint.mjs';
import { root } from '../../../../scripts/lib/paths.mjs';
import { embeddedUrl } from '../../../../scripts/lib/postgres/start.mjs';
import { step } from '../../../../scripts/lib/progress.mjs';
import { migrate } from '../../../../scripts/lib/schema/migrate.mjs';
import { withClient } from './client.mjs';
import { check, fill } from './filling.mjs';

// Until it is whole, nothing here has to survive the loss of power.
const inHaste = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  "max_wal_size='8GB'",
];

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** What a database is made from: the same fingerprint means the same database. */
export function fingerprintOf(/** @type {number} */ claims) {
  const folders = ['prisma/migrations', 'prisma/sql', 'prisma/bulk-seed', 'tests/bench/fill'].map(
    (path) => join(root, path),
  );
  const files = [...folders.flatMap(filesIn), join(root, 'tests/bench/logins.json')];
  return hashOf(files, [String(claims)]);
}

/**
 * Ends the haste, of an earlier run too that was cut off.
 * @param {import('pg').Client} server
 */
async function settle(server) {
  await server.query('ALTER SYSTEM RESET ALL');
  await server.query('SELECT pg_reload_conf()');
}

/**
 * A database with so many claims, made when there is none or when what it is made from has changed.
 * Gives its address.
 * @param {{ password: string, port: number, claims: number, keep: boolean, env: (url: string) => NodeJS.ProcessEnv }} options
 *   `keep` takes a whole database as it is and only migrates it
 */
export async function provideDatabase({ password, port, claims, keep, env }) {
  const name = `claims_${claims}`;
  const url = embeddedUrl(password, port, name);
  const fingerprint = fingerprintOf(claims);
  await withClient(embeddedUrl(password, port), async (server) => {
    await settle(server);
    const { rows } = await server.query(
      "SELECT shobj_description(oid, 'pg_database') AS made_from FROM pg_database WHERE datname = $1",
      [name],
    );
    const madeFrom = rows[0]?.made_from;
    if (madeFrom && keep) return void (await migrate(url));
    if (madeFrom === fingerprint) return;
    await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    for (const setting of inHaste)
      await server.query(`ALTER SYSTEM SET ${setting.replace('=', ' = ')}`);
    await server.query('SELECT pg_reload_conf()');
    await server.query(`CREATE DATABASE ${name}`);
    await migrate(url);
    await fill(env(url), claims);
    await step('Check and vacuum', () =>
      withClient(url, async (client) => {
        await check(client);
        await client.query('SELECT recount_claims()');
        await client.query('SELECT recount_desk()');
        await client.query('VACUUM (ANALYZE)');
      }),
    );
    await settle(server);
    await server.query('CHECKPOINT');
    await server.query(`COMMENT ON DATABASE ${name} IS '${fingerprint}'`);
  });
  // Numbers are encrypted as they are filed: a portal that looks for plain ones meanwhile would be measured too.
  const key = Buffer.from(env(url).DOCUMENT_KEY ?? '', 'base64');
  const keyId = createHash('sha256').update(key).digest('hex').slice(0, 8);
  await withClient(url, (client) =>
    client.query('UPDATE identifier_sealing SET key_id = $1, done_at = now()', [keyId]),
  );
  return url;
}
