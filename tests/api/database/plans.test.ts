import { claimSorts, sorts } from '@/lib/claims/records/sorts';
import { pool } from '@/lib/platform/db';
import { type Crowd, crowdOf } from '@/tests/support/data/claim-crowd';
import { listsOf } from '@/tests/support/data/many-lists';
import { hotStatements } from '@/tests/support/database/hot-statements';
import { indexesUsed, tablesScanned } from '@/tests/support/database/plans';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

let portal: OwnPortal;
let crowd: Crowd;
let statements: ReturnType<typeof hotStatements>;

beforeAll(async () => {
  // A database of its own, so that the planner's statistics are those of this test.
  portal = await ownPortal();
  // Enough claims for the planner to prefer an index to a scan.
  crowd = await crowdOf(20_000, portal.database);
  const { administrator, managers, claimant } = crowd;
  const [manager] = managers;
  const found = await crowd.client.query<{ id: string }>(
    'SELECT id FROM claims WHERE assigned_to_id = $1 LIMIT 1',
    [manager.id],
  );
  const claimId = found.rows[0]?.id ?? '';
  await listsOf(crowd, 8);

  statements = hotStatements({ administrator, manager, claimant, claimId });
});

afterAll(async () => {
  await crowd.leave();
  await Promise.all([portal.remove(), pool.end()]);
});

it('no everyday statement scans a large table', async () => {
  const scanning: string[] = [];
  for (const [name, statement] of statements) {
    const tables = await tablesScanned(crowd.client, statement);
    if (tables.length > 0) scanning.push(`${name}: ${tables.join(', ')}`);
  }
  expect(statements.length).toBeGreaterThan(300);
  expect(scanning).toEqual([]);
});

it('a search for a name in a list of creditors uses the index of words', async () => {
  // In one annexure of a short list scanning its lines is faster than the index.
  const searches = statements.filter(([name]) => /^lines of a list.*"kaveri mot 51"/.test(name));
  expect(searches).toHaveLength(2);
  for (const [name, statement] of searches)
    expect([name, await indexesUsed(crowd.client, statement)]).toEqual([
      name,
      expect.arrayContaining(['creditor_list_rows_words']),
    ]);
});

it('reminders are looked for in the index of open lists of questions, by the day to answer', async () => {
  const [reminders] = statements.filter(([name]) => name === 'reminders of questions');
  const used = reminders ? await indexesUsed(crowd.client, reminders[1]) : [];
  expect(used).toContain('question_lists_open');
});

it('a statement that scans a large table is noticed', async () => {
  const text = 'SELECT count(*) FROM claims c JOIN users u ON u.id = c.claimant_id';
  expect((await tablesScanned(crowd.client, { text, values: [] })).length).toBeGreaterThan(0);
});

/** The indexes of claims that begin with a column. */
async function indexesOn(column: string) {
  const { rows } = await crowd.client.query<{ name: string }>(
    `SELECT i.indexrelid::regclass::text AS name FROM pg_index i
       JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
     WHERE i.indrelid = 'claims'::regclass AND a.attname = $1`,
    [column],
  );
  return rows.map(({ name }) => name);
}

it.each(claimSorts)('lists claims by %s from an index that begins with it', async (sort) => {
  const own = await indexesOn(sorts[sort].column);
  const begins = `page of administrator {"sort":"${sort}"`;
  const pages = statements.filter(([name]) => name.startsWith(begins));
  const sorted: string[] = [];
  for (const [name, statement] of pages) {
    const used = await indexesUsed(crowd.client, statement);
    if (!used.some((index) => own.includes(index))) sorted.push(name);
  }
  expect(pages).toHaveLength(2);
  expect(sorted).toEqual([]);
});

it('what each professional decided today is found by who did it and when', async () => {
  await crowd.client.query(
    `INSERT INTO determinations (claim_id, number, claim_version, state, heads, claimed, admitted, contingent, not_admitted,
       under_verification, category, law_edition, proposed_by_id, proposed_at)
     SELECT id, 1, version, 'proposed', jsonb_build_array(jsonb_build_object('head', 'remainder', 'claimed', claim_amount::text,
         'admitted', '0.00', 'contingent', '0.00', 'notAdmitted', '0.00', 'underVerification', claim_amount::text, 'reasons', '[]'::jsonb)),
       claim_amount, 0, 0, 0, claim_amount, 'workmen', '2026-1', $1, now() - interval '30 days'
     FROM claims WHERE status IN ('submitted', 'under_review') LIMIT 5000`,
    [crowd.managers[0].id],
  );
  await crowd.client.query('ANALYZE determinations');
  const days = statements.filter(([name]) => name.startsWith('day of '));
  expect(days).toHaveLength(3);
  for (const [name, statement] of days)
    expect([name, await indexesUsed(crowd.client, statement)]).toEqual([
      name,
      expect.arrayContaining([
        'determinations_proposed_by_id_proposed_at_idx',
        'determinations_confirmed_by_id_confirmed_at_idx',
      ]),
    ]);
});
