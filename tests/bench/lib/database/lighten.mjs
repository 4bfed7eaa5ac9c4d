/**
 * Takes the secondary indexes and foreign keys of tables away while they are being filled, and puts
 * them back: both are quicker made once than kept up row by row.
 * @param {import('pg').Client} client
 * @param {string[]} tables
 * @param {() => Promise<void>} fill
 */
export async function fillLight(client, tables, fill) {
  const { rows: indexes } = await client.query(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index i WHERE indrelid = ANY ($1::regclass[])
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid AND contype <> 'f')`,
    [tables],
  );
  const { rows: keys } = await client.query(
    `SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE conrelid = ANY ($1::regclass[]) AND contype = 'f'`,
    [tables],
  );
  for (const { table, name } of keys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await fill();
  await client.query("SET maintenance_work_mem = '1GB'");
  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
}
