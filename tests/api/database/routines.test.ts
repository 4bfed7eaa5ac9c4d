import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { PoolClient } from 'pg';
import { database } from '@/tests/support/database/database';
import { filesOf, routinesIn } from '@/tests/support/routines';

const folder = 'prisma/sql';
let client: PoolClient;

const written = () =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));

async function writeAnew() {
  for (const name of readdirSync(folder)) rmSync(`${folder}/${name}`);
  for (const [name, text] of filesOf(await routinesIn(client))) {
    writeFileSync(`${folder}/${name}`, text);
  }
}

/** The names of what differs between the database and the files. */
async function differing() {
  const routines = await routinesIn(client);
  const files = written();
  const changed = routines
    .filter(({ file, text }) => !files.get(file)?.includes(text))
    .map(({ name, file }) => `${name}, in ${folder}/${file}`);
  if (changed.length > 0) return changed;
  const expected = filesOf(routines);
  return [...new Set([...files.keys(), ...expected.keys()])]
    .filter((name) => files.get(name) !== expected.get(name))
    .map((name) => `${folder}/${name} has more than the database, or another order`);
}

beforeAll(async () => {
  client = await database.connect();
  if (process.env.WRITE_SQL) await writeAnew();
});

afterAll(async () => {
  client.release();
  await database.end();
});

test('prisma/sql holds each trigger and function as the database has it', async () => {
  const toWriteThemAnew = 'WRITE_SQL=1 npm test -- api database/routines';
  expect({ differing: await differing(), toWriteThemAnew }).toEqual({
    differing: [],
    toWriteThemAnew,
  });
});

test('a function that differs from prisma/sql is named', async () => {
  await client.query('BEGIN');
  try {
    await client.query(
      `CREATE OR REPLACE FUNCTION next_claim_number() RETURNS text LANGUAGE sql AS 'SELECT ''1'''`,
    );
    expect(await differing()).toEqual([
      'function next_claim_number(), in prisma/sql/functions.sql',
    ]);
  } finally {
    await client.query('ROLLBACK');
  }
});
