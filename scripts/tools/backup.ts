import { resolve } from 'node:path';
import { formatFileSize } from '@/lib/format/file-size';
import { backUp } from '@/lib/operations/backup/back-up';
import { BackupProblem } from '@/lib/operations/backup/problem';
import { pool } from '@/lib/platform/db';

async function main() {
  const [given] = process.argv.slice(2);
  if (!given) throw new BackupProblem('Say where to: npm run backup -- /backups/2026-11-21');
  const since = Date.now();
  const folder = resolve(process.env.INIT_CWD ?? '.', given);
  const { tables, documents, madeAt, masterKey, brokenEntries } = await backUp(folder, console.log);
  const bytes = tables.reduce((sum, { part }) => sum + part.bytes, documents.bytes);
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(
    `\nBacked up to ${folder}: ${formatFileSize(bytes)} as of ${madeAt}, in ${seconds} s.`,
  );
  console.log(
    `It is encrypted and sealed: one that somebody changed is not restored.
NO KEY IS IN IT. Without DOCUMENT_KEY (${masterKey}) nothing of it can ever be read again:
keep that key, and AUTH_SECRET, in another place than this backup.`,
  );
  const { missing } = documents;
  if (missing.length > 0)
    console.error(
      `\n${missing.length} documents are missing from the store, such as ${missing[0]}.`,
    );
  if (brokenEntries > 0)
    console.error('\nThe audit trail is broken: npm run audit:verify says where.');
  if (missing.length + brokenEntries > 0) process.exitCode = 1;
}

main()
  .catch((error) => {
    console.error(error instanceof BackupProblem ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => pool.end());
