import { createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson, type TestRole } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import {
  productionByPassword,
  type StartedPortal,
  startedPortal,
} from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let address: string;
let first: string;

async function working(role: TestRole) {
  const person = await signUp(role, address);
  await portal.database.query(
    `UPDATE users SET status = 'active', email_proven_at = now() WHERE id = $1`,
    [person.user.id],
  );
  return person;
}

beforeAll(async () => {
  portal = await startedPortal(productionByPassword);
  ({ address } = portal);
  first = (await createClaimAs(await working('claimant'))).id;
  await portal.database.query(
    `INSERT INTO claims (creditor_type, claimant_id, creditor_name, claim_amount, claim_description, nature_of_claim, claim_data,
       form_edition, status, submitted_at)
     SELECT creditor_type, claimant_id, creditor_name, claim_amount, claim_description, nature_of_claim, claim_data,
       form_edition, CASE n WHEN 1 THEN 'approved' WHEN 2 THEN 'withdrawn' ELSE 'submitted' END::"ClaimStatus", submitted_at - n * interval '1 day'
     FROM claims, generate_series(1, 50) AS n WHERE id = $1`,
    [first],
  );
});
afterAll(() => portal.remove());

const take = ({ token }: TestPerson, body: object = {}) =>
  call<{ taken: { id: string; claimNumber: string }[] }>('POST', `${address}/api/claims/take`, {
    token,
    body,
  });
const pool = async ({ token }: TestPerson) =>
  (await call<{ pool: number }>('GET', `${address}/api/claims/counts`, { token })).body.pool;
const inHands = async ({ user }: TestPerson) =>
  (
    await portal.database.query<{ id: string }>(
      'SELECT id FROM claims WHERE assigned_to_id = $1 ORDER BY submitted_at',
      [user.id],
    )
  ).rows.map(({ id }) => id);

test('a professional takes the twenty claims that waited longest, and none that is decided or withdrawn', async () => {
  const ravi = await working('ip_case_manager');
  expect(await pool(ravi)).toBe(49);
  const { rows: waiting } = await portal.database.query<{ id: string }>(
    `SELECT id FROM claims WHERE status = 'submitted' ORDER BY submitted_at LIMIT 20`,
  );
  const answer = await take(ravi);
  expect(answer.body.taken.map(({ id }) => id)).toEqual(waiting.map(({ id }) => id));
  expect(await inHands(ravi)).toEqual(waiting.map(({ id }) => id));
  expect(await pool(ravi)).toBe(29);
  const { rows: trail } = await portal.database.query(
    `SELECT FROM audit_entries WHERE action = 'claim_assigned' AND user_id = $1`,
    [ravi.user.id],
  );
  expect(trail).toHaveLength(20);
});

test('professionals who take claims at the same moment take different ones', async () => {
  const people = await Promise.all([working('ip_case_manager'), working('ip_admin')]);
  const answers = await Promise.all(
    [...people, ...people].map((person) => take(person, { count: 10 })),
  );
  const taken = answers.flatMap(({ body }) => body.taken.map(({ id }) => id));
  expect(new Set(taken).size).toBe(taken.length);
  const [one] = people;
  if (!one) throw new Error('somebody takes');
  while ((await take(one, { count: 10 })).body.taken.length > 0);
  expect(await pool(one)).toBe(0);
  const hands = (await Promise.all(people.map(inHands))).flat();
  expect(hands).toHaveLength(29);
});

test('taking an invalid number of claims is refused', async () => {
  const ravi = await working('ip_case_manager');
  for (const count of [0, -1, 101, 1.5, '20', null])
    expect([count, (await take(ravi, { count })).status]).toEqual([count, 400]);
  expect(await inHands(ravi)).toEqual([]);
});

test('a claim in quarantine comes into nobody’s hands until it is out again', async () => {
  const [claimant, ravi] = await Promise.all([working('claimant'), working('ip_case_manager')]);
  const { id } = await createClaimAs(claimant);
  await portal.database.query(
    `WITH begun AS (INSERT INTO quarantines (user_id, begun_by_id) VALUES ($2, $3) RETURNING id)
     UPDATE claims SET quarantine_id = begun.id FROM begun WHERE claims.id = $1`,
    [id, claimant.user.id, ravi.user.id],
  );
  const taken = async () => (await take(ravi, { count: 100 })).body.taken.map((one) => one.id);
  expect(await taken()).not.toContain(id);
  await portal.database.query('UPDATE claims SET quarantine_id = NULL WHERE id = $1', [id]);
  expect(await taken()).toEqual([id]);
});
