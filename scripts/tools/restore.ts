import { join, resolve } from 'node:path';
import { BackupProblem } from '@/lib/operations/backup/problem';
import { restore, type Schema } from '@/lib/operations/backup/restore';
import { pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { Failure } from '../lib/failure.mjs';
import { migrate, noteRestore, schemaFolder } from '../lib/schema/migrate.mjs';
import { placeAmong, readMigrations } from '../lib/schema/migrations.mjs';
import { requireNotLater } from '../lib/version.mjs';

const url = env().DATABASE_URL;
const schema: Schema = {
  placeOf({ migrations, version }) {
    requireNotLater(version, 'This backup was made');
    return placeAmong(readMigrations(join(schemaFolder, 'migrations')), migrations, 'backup');
  },
  begin: () => noteRestore(url, true),
  makeTables: (upTo) => migrate(url, { tablesUpTo: upTo, restoring: true }),
  migrate: () => migrate(url, { restoring: true }),
  finish: () => noteRestore(url, false),
};

async function main() {
  const given = process.argv.slice(2);
  const [from] = given.filter((argument) => !argument.startsWith('--'));
  if (!from) throw new BackupProblem('Say from where: npm run restore -- /backups/2026-11-21');
  const since = Date.now();
  const backup = resolve(process.env.INIT_CWD ?? '.', from);
  const quick = given.includes('--quick');
  const { madeAt, documents } = await restore(backup, { quick, schema, say: console.log });
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(
    `\nRestored as of ${madeAt} in ${seconds} s, and the same as what was backed up${quick ? ', as far as a sample of the documents tells' : ''}.
Everybody has to sign in again. Letters that were waiting then are sent when the portal starts.`,
  );
  if (documents.missing.length > 0)
    console.error(`\nThe backup was made without ${documents.missing.length} documents.`);
}

main()
  .catch((error) => {
    const isOurs = error instanceof BackupProblem || error instanceof Failure;
    console.error(isOurs ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => pool.end());
