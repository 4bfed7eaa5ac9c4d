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
  change_requests: withoutDelete,
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
  creditor_classes: withoutDelete,
  creditor_list_progress: anyRow,
  creditor_list_rows: 'SELECT, INSERT',
  creditor_list_same: 'SELECT, INSERT',
  creditor_list_tellings: withoutDelete,
  creditor_lists: withoutDelete,
  currency_rates: anyRow,
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
  set_aside: anyRow,
  snippets: anyRow,
  unfinished_files: anyRow,
  used_challenges: anyRow,
  users: withoutDelete,
  withdrawal_notes: 'SELECT, INSERT',
};

/**
 * What the server's role may do with a table: nothing with one that is not named here.
 * @param {string} table
 */
export const portalMay = (table) => named[table];

/** What each table and sequence gives to the role $1; one that it could pass on, or has on columns alone, counts as another. */
const givenNow = `
  SELECT c.relname AS name, c.relkind = 'S' AS sequence,
    coalesce((SELECT string_agg(g.privilege_type || CASE WHEN g.is_grantable THEN ' to pass on' ELSE '' END, ', ')
      FROM aclexplode(c.relacl) g WHERE g.grantee = $1::regrole), '')
    || CASE WHEN EXISTS (SELECT FROM pg_attribute a, aclexplode(a.attacl) g
      WHERE a.attrelid = c.oid AND g.grantee = $1::regrole) THEN ' and on columns' ELSE '' END AS given
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S') ORDER BY c.relname`;

const mayUseSchemaAlone = `SELECT has_schema_privilege($1::regrole, 'public', 'USAGE')
  AND NOT has_schema_privilege($1::regrole, 'public', 'CREATE') AS alone`;

/** @param {string} rights */
const inOrder = (rights) => rights.split(', ').sort().join();

/**
 * Gives a role exactly these rights on what is in the database now. Where it has them nothing is locked: a start waits for no work
 * on a table, and no work for it.
 * @param {import('pg').Client} client
 * @param {string} name
 * @param {{ onTable: (table: string) => string | undefined, onSequences: string }} rights
 */
export async function grant(client, name, { onTable, onSequences }) {
  const role = client.escapeIdentifier(name);
  const { rows: uses } = await client.query(mayUseSchemaAlone, [role]);
  const { rows } = await client.query(givenNow, [role]);
  const changes = rows.flatMap(({ name: of, sequence, given }) => {
    const wanted = sequence ? onSequences : (onTable(of) ?? '');
    if (inOrder(wanted) === inOrder(given)) return [];
    const on = `${sequence ? 'SEQUENCE' : 'TABLE'} ${client.escapeIdentifier(of)}`;
    const grants = wanted ? [`GRANT ${wanted} ON ${on} TO ${role}`] : [];
    return [`REVOKE ALL ON ${on} FROM ${role}`, ...grants];
  });
  if (!uses[0]?.alone)
    changes.push(
      `REVOKE CREATE ON SCHEMA public FROM PUBLIC, ${role}`,
      `GRANT USAGE ON SCHEMA public TO ${role}`,
    );
  if (changes.length > 0) await client.query(changes.join('; '));
}
