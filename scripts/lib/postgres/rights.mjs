const anyRow = 'SELECT, INSERT, UPDATE, DELETE';
const withoutDelete = 'SELECT, INSERT, UPDATE';
/**
 * What the portal may do with each table. It can give no right on, and not change, any of them.
 * @type {Record<string, string>}
 */
const named = {
  _daava: 'SELECT',
  _daava_rewrites: withoutDelete,
  _prisma_migrations: 'SELECT',
  account_usage: anyRow,
  administrator_proposals: anyRow,
  alerts: anyRow,
  audit_entries: 'SELECT, INSERT',
  audit_head: 'SELECT',
  audit_seals: 'SELECT, INSERT',
  case_settings: withoutDelete,
  claim_counts: anyRow,
  claim_desk: anyRow,
  claim_drafts: anyRow,
  claim_files: anyRow,
  claim_identifiers: anyRow,
  claim_imports: anyRow,
  claim_search: anyRow,
  claim_selections: anyRow,
  claim_submissions: withoutDelete,
  claim_transfers: withoutDelete,
  claim_versions: withoutDelete,
  claim_viewers: anyRow,
  claims: withoutDelete,
  conversations: withoutDelete,
  creditor_list_progress: anyRow,
  creditor_list_rows: 'SELECT, INSERT',
  creditor_list_same: 'SELECT, INSERT',
  creditor_lists: withoutDelete,
  desk_counts: anyRow,
  desk_views: anyRow,
  determinations: withoutDelete,
  documents: anyRow,
  email_changes: anyRow,
  identifier_sealing: anyRow,
  known_devices: anyRow,
  late_claim_steps: 'SELECT, INSERT',
  list_layouts: anyRow,
  list_look_ups: anyRow,
  mail_queue: anyRow,
  mark_counts: anyRow,
  message_reads: anyRow,
  messages: withoutDelete,
  notifications: anyRow,
  objections: withoutDelete,
  papers: withoutDelete,
  passkeys: anyRow,
  password_resets: anyRow,
  proposal_rules: anyRow,
  quarantines: anyRow,
  question_answers: withoutDelete,
  question_items: withoutDelete,
  question_lists: withoutDelete,
  question_reminders: 'SELECT, INSERT',
  rate_counts: anyRow,
  recovery_codes: anyRow,
  reset_requests: anyRow,
  second_factors: anyRow,
  sessions: anyRow,
  unfinished_files: anyRow,
  used_challenges: anyRow,
  users: withoutDelete,
};

/**
 * What the server's role may do with a table: nothing with one that is not named here.
 * @param {string} table
 */
export const portalMay = (table) => named[table];

/**
 * Gives a role exactly these rights on what is in the database now.
 * @param {import('pg').Client} client
 * @param {string} name
 * @param {{ onTable: (table: string) => string | undefined, onSequences: string }} rights
 */
export async function grant(client, name, { onTable, onSequences }) {
  const role = client.escapeIdentifier(name);
  const { rows } = await client.query(
    `SELECT relname AS "table" FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY relname`,
  );
  const grants = rows.flatMap(({ table }) => {
    const given = onTable(table);
    return given ? [`GRANT ${given} ON ${client.escapeIdentifier(table)} TO ${role}`] : [];
  });
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
