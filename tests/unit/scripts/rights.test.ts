import { readdirSync, readFileSync } from 'node:fs';
import { portalMay } from '@/scripts/lib/postgres/rights.mjs';
import { readColumns } from '@/tests/support/database/prisma-schema';

const tables = [...new Set(readColumns().map(({ table }) => table))].sort();
const mayNot = (right: string) => tables.filter((table) => !portalMay(table)?.includes(right));

/** What the portal removes, since it is worked out anew, a person's own, or over. A creditor's claim is never. */
const removable = `account_usage claim_counts claim_desk claim_identifiers claim_search creditor_list_progress currency_rates desk_counts mark_counts
  desk_views snippets claim_drafts claim_selections documents email_changes known_devices list_layouts notifications passkeys second_factors
  administrator_proposals alerts claim_files claim_imports claim_viewers identifier_sealing list_look_ups mail_queue message_reads
  password_resets proposal_rules quarantines rate_counts recovery_codes reset_requests sessions set_aside unfinished_files used_challenges`;

/** What is as it was written, for ever. */
const unchanged = `audit_entries audit_head audit_seals creditor_list_rows creditor_list_same late_claim_steps question_reminders withdrawal_notes`;

const sorted = (words: string) => words.split(/\s+/).sort();

test('the portal’s role reads every table, and empties none whole', () => {
  expect(mayNot('SELECT')).toEqual([]);
  expect(mayNot('TRUNCATE')).toEqual(tables);
});

test('the portal’s role removes rows of the tables that are named here, and of no others', () => {
  const kept = mayNot('DELETE');
  expect(tables.filter((table) => !kept.includes(table))).toEqual(sorted(removable));
});

test('the portal’s role changes no row of the tables that are named here, and of no others', () => {
  expect(mayNot('UPDATE')).toEqual(sorted(unchanged));
});

test('the portal’s role has no right that a trigger refuses it', () => {
  const sql = readdirSync('prisma/sql').map((file) => readFileSync(`prisma/sql/${file}`, 'utf8'));
  const refusing = sql.flatMap((text) => [
    ...text.matchAll(
      /^CREATE TRIGGER \w+ BEFORE (.*DELETE.*) ON (\w+) .* EXECUTE FUNCTION refuse_/gm,
    ),
  ]);
  expect(refusing.length).toBeGreaterThan(5);
  const given = refusing.filter(([, , table = '']) => portalMay(table)?.includes('DELETE'));
  expect(given).toEqual([]);
});
