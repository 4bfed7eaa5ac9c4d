import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Client } from 'pg';

interface Migration {
  name: string;
  sql: string;
}

/** The migrations of the first version, in an order in which some databases had them. */
export const migrationsOfFirstVersion: Migration[] = JSON.parse(
  gunzipSync(readFileSync('tests/former/0.1.0/migrations.json.gz')).toString('utf8'),
);

/** Applies these to a database, and notes them as the first version did. */
export async function applyAsFirstVersion(client: Client, migrations: readonly Migration[]) {
  await client.query(`CREATE TABLE _prisma_migrations (id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL,
    finished_at TIMESTAMPTZ, migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`);
  for (const { name, sql } of migrations) {
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES (gen_random_uuid(), $1, $2, now(), 1)`,
      [createHash('sha256').update(sql).digest('hex'), name],
    );
  }
}
