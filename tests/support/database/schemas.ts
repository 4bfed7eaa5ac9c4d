import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { schemaFolder } from '@/scripts/lib/schema/migrate.mjs';

/** Databases without tables, and folders of migrations to try on them; `close` removes both. */
export function openSchemas(server = process.env.DATABASE_OWNER_URL ?? '') {
  const folder = mkdtempSync(join(tmpdir(), 'schema-'));
  const opened: { name: string; client: Client }[] = [];

  async function onServer(sql: string) {
    const client = new Client(server);
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }

  return {
    /** An empty database, its address and a connection to it. */
    async emptyDatabase() {
      const name = `schema_${randomUUID().replaceAll('-', '')}`;
      await onServer(`CREATE DATABASE ${name}`);
      const { href: url } = Object.assign(new URL(server), { pathname: name });
      const client = new Client(url);
      await client.connect();
      opened.push({ name, client });
      return { url, client };
    },

    /** A copy of prisma/ with these files more, or others. */
    schemaWith(files: Record<string, string>) {
      const copy = join(folder, randomUUID());
      for (const part of ['migrations', 'sql'])
        cpSync(join(schemaFolder, part), join(copy, part), { recursive: true });
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(copy, path)), { recursive: true });
        writeFileSync(join(copy, path), text);
      }
      return copy;
    },

    async close() {
      for (const { name, client } of opened) {
        await client.end();
        await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
      }
      rmSync(folder, { recursive: true });
    },
  };
}
