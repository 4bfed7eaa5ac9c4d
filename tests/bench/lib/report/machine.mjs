import { cpus, totalmem } from 'node:os';

const tables = [
  'claims',
  'users',
  'messages',
  'documents',
  'message_reads',
  'notifications',
  'audit_entries',
];

/**
 * What the figures were measured on, as lines; nothing that tells whose machine it was.
 * @param {import('pg').Client} client
 */
export async function machine(client) {
  const { rows } = await client.query(
    "SELECT split_part(current_setting('server_version'), ' ', 1) AS version",
  );
  const counts = [];
  for (const name of tables) {
    const { rows: counted } = await client.query(`SELECT count(*)::int AS n FROM ${name}`);
    counts.push(`${counted[0].n.toLocaleString('en')} ${name}`);
  }
  return [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}`,
    `Node ${process.version}, PostgreSQL ${rows[0].version} with the settings that the portal gives its own; load generator, portal, floors and database share the machine`,
    counts.join(', '),
  ];
}
