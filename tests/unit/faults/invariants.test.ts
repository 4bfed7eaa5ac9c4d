import { readFileSync } from 'node:fs';
import { readColumns } from '@/tests/support/database/prisma-schema';

const text = [
  'tests/faults/support/invariants.ts',
  'tests/bench/checks.json',
  'lib/documents/stored-files.ts',
  // What verifyAudit, which is asked too, reads.
  'lib/audit/verify.ts',
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The tables that no question asked after each fault compares with others, by the reason. */
const uncompared = {
  'a row says all there is to say, and no other has to agree with it': `administrator_proposals alerts case_settings claim_drafts
    claim_selections claim_viewers creditor_classes creditor_list_tellings currency_rates desk_views email_changes identifier_sealing known_devices list_layouts list_look_ups mail_queue
    notifications passkeys password_resets proposal_rules quarantines rate_counts recovery_codes reset_requests second_factors sessions snippets
    used_challenges`,
  'tests of its own compare it with what it follows from': `account_usage audit_seals claim_identifiers claim_submissions creditor_list_progress
    creditor_list_rows creditor_list_same creditor_lists desk_counts mark_counts`,
  'no fault is tried while it is written': `claim_transfers claim_versions late_claim_steps question_answers question_items
    question_lists question_reminders withdrawal_notes`,
};

test('every table is checked after a fault, or a list says why it is not', () => {
  const tables = [...new Set(readColumns().map(({ table }) => table))];
  const unasked = tables.filter((table) => !new RegExp(`\\b${table}\\b`).test(text));
  const named = Object.values(uncompared).flatMap((words) => words.split(/\s+/));
  expect(unasked.sort()).toEqual(named.sort());
});
