import { verifyAudit } from '@/lib/audit/verify';
import { pool } from '@/lib/platform/db';

async function main() {
  const { entries, broken } = await verifyAudit();
  for (const { id, what } of broken) console.error(`Entry ${id}: ${what}`);
  if (broken.length > 0) process.exitCode = 1;
  else console.log(`The audit trail is whole: ${entries} entries, none changed or missing.`);
}

main().finally(() => pool.end());
