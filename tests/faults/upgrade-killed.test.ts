import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { migrate } from '@/scripts/lib/schema/migrate.mjs';
import { openSchemas } from '@/tests/support/database/schemas';

const schemas = openSchemas();
afterAll(() => schemas.close());

const rows = 200_000;
const rewrite = `-- of claims
  WITH part AS MATERIALIZED (
    SELECT id FROM claims WHERE id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000') ORDER BY id LIMIT $2 FOR UPDATE),
  changed AS (UPDATE claims c SET version = c.version + 1 FROM part WHERE c.id = part.id)
  SELECT (SELECT id::text FROM part ORDER BY id DESC LIMIT 1) AS up_to, count(*) AS rows FROM part`;

const program = `
  const { migrate } = await import('./scripts/lib/schema/migrate.mjs');
  const [url, folder] = process.argv.slice(1);
  await migrate(url, { folder, say: console.log });`;

/** Upgrades in a process of its own; with `killAfter`, kills it once it has told of so many parts. Gives what it said. */
async function upgrade(url: string, folder: string, killAfter = Number.POSITIVE_INFINITY) {
  const args = ['--input-type=module', '--eval', program, url, folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const parts: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const done = /: ([\d,]+)/.exec(line)?.[1];
    if (done) parts.push(Number(done.replaceAll(',', '')));
    if (parts.length >= killAfter) child.kill('SIGKILL');
  }
  const [code] = await ended;
  return { code, parts };
}

test(`a rewrite of ${rows} claims that is killed three times rewrites each claim once`, async () => {
  const { url, client } = await schemas.emptyDatabase();
  await migrate(url);
  await client.query(`
    SET session_replication_role = replica;
    INSERT INTO users (id, email, first_name, last_name, role)
      VALUES ('00000000-0000-4000-8000-000000000001', 'asha@example.in', 'Asha', 'Devi', 'claimant');
    INSERT INTO claims (creditor_type, claimant_id, creditor_name, claim_amount, claim_description, nature_of_claim, claim_data, form_edition)
      SELECT 'form_d', '00000000-0000-4000-8000-000000000001', 'Asha Devi', n, 'Wages', 'wages', '{}', 'test' FROM generate_series(1, ${rows}) AS n;
    SET session_replication_role = origin`);
  const folder = schemas.schemaWith({
    'migrations/9000_counted/migration.sql': 'SELECT 1',
    'migrations/9000_counted/offline.sql': rewrite,
  });
  let reached = 0;
  for (let kill = 0; kill < 3; kill += 1) {
    const { code, parts } = await upgrade(url, folder, 3);
    expect(code).toBeNull();
    expect(parts[0]).toBeGreaterThan(reached);
    reached = parts.at(-1) ?? reached;
    expect(reached).toBeLessThan(rows);
    // No portal of the present version starts on it.
    await expect(migrate(url)).rejects.toThrow('does not know');
  }
  expect(await upgrade(url, folder)).toMatchObject({ code: 0 });
  const { rows: versions } = await client.query(
    'SELECT version, count(*)::int AS claims FROM claims GROUP BY 1',
  );
  expect(versions).toEqual([{ version: 2, claims: rows }]);
});
