import { runCommand } from '@/tests/support/portal/command';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

let portal: OwnPortal;

beforeAll(async () => {
  portal = await ownPortal();
  const environment = { ...portal.environment, PORTAL_MODE: 'trial' };
  expect(await runCommand('prisma/seed.ts', environment)).toMatchObject({ code: 0 });
});

afterAll(() => portal.remove());

const found = async <Row extends object>(sql: string) =>
  (await portal.database.query<Row>(sql)).rows;

test('the demonstration has late claims with days of their own, and none that was filed tomorrow', async () => {
  const days = await found<{ late: number }>(
    `SELECT count(*)::int AS late FROM claims, case_settings
     WHERE (submitted_at AT TIME ZONE 'Asia/Kolkata')::date > last_date_for_claims
     GROUP BY (submitted_at AT TIME ZONE 'Asia/Kolkata')::date`,
  );
  expect(days.length).toBeGreaterThan(4);
  expect(await found('SELECT FROM claims WHERE submitted_at > now()')).toEqual([]);
});

test('the demonstration has a published list, of which all know, with an objection that is open', async () => {
  expect(
    await found(
      `SELECT l.state, t.told_at IS NOT NULL AS told, o.ground, o.state AS objection
       FROM creditor_lists l JOIN creditor_list_tellings t ON t.list_number = l.number
         JOIN objections o ON o.list_number = l.number`,
    ),
  ).toEqual([{ state: 'published', told: true, ground: 'amount', objection: 'open' }]);
});

test('in the demonstration a claimant has answered, and creditors without an address wait for letters', async () => {
  expect(
    await found(
      `SELECT c.status, i.state, count(*)::int AS items FROM question_items i
         JOIN question_lists q ON q.id = i.list_id JOIN claims c ON c.id = q.claim_id
       WHERE i.state <> 'asked' GROUP BY 1, 2`,
    ),
  ).toEqual([{ status: 'under_review', state: 'answered', items: 2 }]);
  expect(
    await found(
      `SELECT c.status, p.kind FROM papers p JOIN claims c ON c.id = p.claim_id JOIN users u ON u.id = c.claimant_id
       WHERE u.email IS NULL AND p.letter AND p.kind = 'decision' ORDER BY c.status`,
    ),
  ).toEqual([
    { status: 'approved', kind: 'decision' },
    { status: 'rejected', kind: 'decision' },
  ]);
  // People of the demonstration get no mail about what it tells.
  expect(await found(`SELECT FROM mail_queue WHERE kind = 'notification'`)).toEqual([]);
});
