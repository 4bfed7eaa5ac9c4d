import { signUp } from '@/tests/support/data/people';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { runTool } from '@/tests/support/portal/tool';

let portal: OwnPortal;

beforeEach(async () => {
  portal = await ownPortal();
});

afterEach(() => portal.remove());

const administrator = () =>
  portal.database.query(
    `INSERT INTO users (email, first_name, last_name, role, status)
     VALUES ('meera@example.in', 'Meera', 'Iyer', 'ip_admin', 'active')`,
  );

const counted = async () => {
  const { rows } = await portal.database.query(
    `SELECT count(*)::int AS claims, count(DISTINCT creditor_type)::int AS forms,
      count(*) FILTER (WHERE status IN ('approved', 'rejected'))::int AS decided,
      (SELECT count(*)::int FROM determinations WHERE confirmed_at IS NOT NULL) AS determined,
      (SELECT count(*)::int FROM claim_search WHERE same_numbers) AS alike,
      (SELECT count(DISTINCT claim_id)::int FROM documents) AS proven,
      (SELECT count(*)::int FROM unfinished_files) AS unfinished FROM claims`,
  );
  return rows[0];
};

test('the seed command adds claims that one can work on: with papers, decided ones, and a pair with the same numbers', async () => {
  expect(await runTool('seed', ['--claims', '200'], portal.environment)).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run admin:create'),
  });
  expect(await counted()).toMatchObject({ claims: 0 });
  await administrator();
  await portal.database.query(
    `UPDATE case_settings SET commencement_date = current_date - 75, last_date_for_claims = current_date - 61`,
  );
  expect(await runTool('seed', ['--claims', '200'], portal.environment)).toMatchObject({
    code: 0,
    said: expect.stringContaining('Added 200 claims by 200 people'),
  });
  const { determined, ...found } = await counted();
  // One of twenty has no papers, unless its papers would prove nothing.
  expect(found).toEqual({
    claims: 200,
    forms: 6,
    decided: determined,
    alike: 2,
    proven: 192,
    unfinished: 0,
  });
  expect(determined).toBeGreaterThan(100);
  const { rows } = await portal.database.query(
    `SELECT count(DISTINCT (submitted_at AT TIME ZONE 'Asia/Kolkata')::date)::int AS days FROM claims
     WHERE submitted_at > now() - interval '60 days'`,
  );
  expect(rows[0].days).toBeGreaterThan(20);
});

test('papers of invented claims open, and a second run adds others', async () => {
  const { address } = await portal.start();
  const { token } = await signUp('ip_admin', address);
  const without = ['--claims', '20', '--no-papers'];
  expect(await runTool('seed', without, portal.environment)).toMatchObject({ code: 0 });
  expect(await counted()).toMatchObject({ claims: 20, proven: 0 });
  expect(await runTool('seed', ['--claims', '20'], portal.environment)).toMatchObject({ code: 0 });
  expect(await counted()).toMatchObject({ claims: 40, alike: 0 });
  const { rows } = await portal.database.query<{ id: string }>('SELECT id FROM documents LIMIT 1');
  const answer = await fetch(`${address}/api/documents/${rows[0]?.id}/view`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/);
});

test('the seed command wants a number, and knows no other wish than to leave papers out', async () => {
  for (const wish of [[], ['--claims', '0'], ['--claims', '20', '--papers']])
    expect(await runTool('seed', wish, portal.environment)).toMatchObject({
      code: 1,
      said: expect.stringContaining('--no-papers'),
    });
});
