// For whoever has to ask the portal's database something: npm run sql -- "SELECT …". To change something, as the role
// that owns the tables: npm run sql -- --write "UPDATE …"
import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { pool } from '@/lib/platform/db';

const words = process.argv.slice(2);
const [sql] = words.filter((word) => word !== '--write');

/** Where the owner's role stands in for one that may only read, the setting is all that keeps from writing. */
async function ask(client: PoolClient, query: QueryConfig) {
  if (!words.includes('--write')) await client.query('SET default_transaction_read_only = on');
  return [await client.query(query)].flat();
}

async function main() {
  if (!sql)
    throw new Error('Say what to ask, in quotes: npm run sql -- "SELECT count(*) FROM claims"');
  // Several statements are one transaction and give several results; each value is as PostgreSQL writes it.
  const query = { text: sql, types: { getTypeParser: () => String } };
  const client = await pool.connect();
  const results: QueryResult[] = await ask(client, query).finally(() => client.release(true));
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
