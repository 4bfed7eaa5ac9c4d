import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { runTool } from '@/tests/support/portal/tool';

let portal: OwnPortal;

beforeAll(async () => {
  portal = await ownPortal();
});

afterAll(() => portal.remove());

const counted = async () => {
  const { rows } = await portal.database.query(
    `SELECT count(*)::int AS claims, count(DISTINCT creditor_type)::int AS forms,
      (SELECT count(*)::int FROM determinations WHERE confirmed_at IS NOT NULL) AS determined,
      count(*) FILTER (WHERE status IN ('approved', 'rejected'))::int AS decided FROM claims`,
  );
  return rows[0];
};

test('the seed command adds so many claims, and a determination to each that is decided', async () => {
  expect(await runTool('seed', ['--claims', '200'], portal.environment)).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run admin:create'),
  });
  expect(await counted()).toMatchObject({ claims: 0 });
  await portal.database.query(
    `INSERT INTO users (email, first_name, last_name, role, status)
     VALUES ('meera@example.in', 'Meera', 'Iyer', 'ip_admin', 'active')`,
  );
  expect(await runTool('seed', ['--claims', '200'], portal.environment)).toMatchObject({
    code: 0,
    said: expect.stringContaining('Added 200 claims by 40 people'),
  });
  // Seven of twenty are approved or rejected.
  expect(await counted()).toEqual({ claims: 200, forms: 6, determined: 70, decided: 70 });
});
