import { verifyAudit } from '@/lib/audit/verify';
import { pool } from '@/lib/platform/db';

async function main() {
  const { entries, broken } = await verifyAudit();
  for (const { id, what } of broken) console.error(`Entry ${id}: ${what}`);
  if (broken.length > 0) process.exitCode = 1;
  else
    console.log(
      `The chain of the audit trail is unbroken: ${entries} entries. One that was rewritten or shortened to fit looks the same: compare it with a backup.`,
    );
}

main().finally(() => pool.end());
