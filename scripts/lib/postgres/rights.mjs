/** What the portal may do with a table that is not named: it can give no right on, and not change, any of them. */
const anyRow = 'SELECT, INSERT, UPDATE, DELETE';
const withoutDelete = 'SELECT, INSERT, UPDATE';
/** @type {Record<string, string>} */
const named = {
  _prisma_migrations: 'SELECT',
  audit_entries: 'SELECT, INSERT',
  audit_head: 'SELECT',
  audit_seals: 'SELECT, INSERT',
  case_settings: withoutDelete,
  claim_submissions: withoutDelete,
  claim_transfers: withoutDelete,
  claim_versions: withoutDelete,
  claims: withoutDelete,
  conversations: withoutDelete,
  creditor_list_rows: 'SELECT, INSERT',
  creditor_list_same: 'SELECT, INSERT',
  creditor_lists: withoutDelete,
  determinations: withoutDelete,
  late_claim_steps: 'SELECT, INSERT',
  messages: withoutDelete,
  objections: withoutDelete,
  papers: withoutDelete,
  question_answers: withoutDelete,
  question_items: withoutDelete,
  question_lists: withoutDelete,
  question_reminders: 'SELECT, INSERT',
  users: withoutDelete,
};

/**
 * What the server's role may do with a table.
 * @param {string} table
 */
export const portalMay = (table) => named[table] ?? anyRow;

/**
 * Gives a role exactly these rights on what is in the database now.
 * @param {import('pg').Client} client
 * @param {string} name
 * @param {{ onTable: (table: string) => string, onSequences: string }} rights
 */
export async function grant(client, name, { onTable, onSequences }) {
  const role = client.escapeIdentifier(name);
  const { rows } = await client.query(
    `SELECT relname AS "table" FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY relname`,
  );
  const grants = rows.map(
    ({ table }) => `GRANT ${onTable(table)} ON ${client.escapeIdentifier(table)} TO ${role}`,
  );
  await client.query(
    [
      `REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${role}`,
      `REVOKE ALL ON ALL SEQUENCES IN SCHEMA public FROM ${role}`,
      `REVOKE CREATE ON SCHEMA public FROM PUBLIC, ${role}`,
      `GRANT USAGE ON SCHEMA public TO ${role}`,
      ...grants,
      `GRANT ${onSequences} ON ALL SEQUENCES IN SCHEMA public TO ${role}`,
    ].join('; '),
  );
}
