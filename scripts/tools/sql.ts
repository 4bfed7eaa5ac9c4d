// For whoever has to ask the portal's database something: npm run sql -- "SELECT …"
import type { QueryResult } from 'pg';
import { pool } from '@/lib/platform/db';

const [sql] = process.argv.slice(2);

async function main() {
  if (!sql)
    throw new Error('Say what to ask, in quotes: npm run sql -- "SELECT count(*) FROM claims"');
  // Several statements are one transaction and give several results; each value is as PostgreSQL writes it.
  const query = { text: sql, types: { getTypeParser: () => String } };
  const results: QueryResult[] = [await pool.query(query)].flat();
  for (const { rows, command, rowCount } of results) {
    if (rows.length > 0) console.table(rows);
    console.log(`${command}: ${rowCount ?? 0} rows`);
  }
}

main()
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  })
  .finally(() => pool.end());
