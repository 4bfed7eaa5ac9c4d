import { readdirSync, readFileSync } from 'node:fs';
import { readColumns } from '@/tests/support/database/prisma-schema';

const sql = readdirSync('prisma/sql')
  .map((file) => readFileSync(`prisma/sql/${file}`, 'utf8'))
  .join('\n');

const tellers = sql
  .split('CREATE OR REPLACE FUNCTION ')
  .filter((text) => /tell_live\(|pg_notify\(/.test(text.split('CREATE TRIGGER')[0] ?? ''))
  .map((text) => /^public\.(\w+)/.exec(text)?.[1]);

/** The tables whose changes a trigger tells open pages of. */
const telling = [
  ...sql.matchAll(/^CREATE TRIGGER .* ON (\w+) .*EXECUTE FUNCTION (\w+)\(.*\);$/gm),
].flatMap(([, table = '', teller]) => (tellers.includes(teller) ? table : []));

/** The tables of what belongs to a claim, to questions about it, or to a list of creditors. */
const parts = readColumns()
  .filter(({ column }) => /(^|_)(claim_ids?|list_id|list_number)$/.test(column))
  .map(({ table }) => table);

const withItsClaim = 'is written where the claim itself changes, or what else is told';
const withItsList = 'each change of it changes its list of questions too';
const asksAgain = 'a page that waits for it asks again until it is there';
const forNoPage = 'no page shows it';

/** The tables of which no trigger tells, and why. */
const untold: Record<string, string> = {
  audit_entries: withItsClaim,
  claim_files: asksAgain,
  claim_identifiers: withItsClaim,
  claim_selections: forNoPage,
  claim_submissions: forNoPage,
  claim_versions: withItsClaim,
  claim_viewers: 'a statement tells of it: lib/claims/queues/desk/viewers.ts',
  conversations: withItsClaim,
  creditor_list_progress: asksAgain,
  creditor_list_rows: asksAgain,
  creditor_list_same: asksAgain,
  creditor_list_tellings: forNoPage,
  papers: asksAgain,
  question_answers: withItsList,
  question_items: withItsList,
  question_reminders: forNoPage,
  withdrawal_notes: withItsClaim,
};

test('triggers that tell pages are found', () => {
  expect(telling).toEqual(expect.arrayContaining(['claims', 'documents', 'determinations']));
});

test('a trigger tells open pages of whatever belongs to a claim, or it is named here why none does', () => {
  const without = parts.filter((table) => !telling.includes(table));
  expect([...new Set(without)].sort()).toEqual(Object.keys(untold));
});
