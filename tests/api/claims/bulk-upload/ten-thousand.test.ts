import { verifyAudit } from '@/lib/audit/verify';
import type { ListedClaim } from '@/lib/claims/records/present';
import { pool } from '@/lib/platform/db';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { forgetPapers } from '@/tests/support/data/made-papers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { until } from '@/tests/support/until';

afterAll(() => Promise.all([pool.end(), database.end()]));

const ask = async <T = Record<string, unknown>>({ token }: TestPerson, path: string) =>
  (await call<T>('GET', `/api/${path}`, { token })).body;
const listOf = (person: TestPerson, query = '') =>
  ask<{ claims: ListedClaim[]; total: number }>(person, `claims?limit=100${query}`);
const totalOf = async (person: TestPerson) =>
  Number((await ask(person, 'statistics/dashboard')).total);

test('of 10,000 rows 100 wrong ones are named, and 9,900 are filed', async () => {
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  const all = creditors(10_000);
  const bad = Array.from({ length: 100 }, (_, i) => 50 + i * 97);
  for (const at of bad) all[at] = { fullName: `Bad ${at}`, phone: '12345' };
  const { status, body } = await sendClaims(asha, 'upload', csvOf('form_d', all));
  expect([status, body.success, body.failed, body.errorCount]).toEqual([201, 9900, 100, 100]);
  expect(body.errors).toEqual(
    bad.map((at) => ({
      row: at + 2,
      field: 'phone',
      rule: 'phone',
      error: expect.stringMatching(/phone/i),
    })),
  );
  expect((await forgetPapers(asha)).rowCount).toBeGreaterThan(9000);
  expect(body.groups).toMatchObject([{ field: 'phone', rule: 'phone', count: 100 }]);
  expect((await listOf(asha)).total).toBe(9900);
  expect(await totalOf(asha)).toBe(9900);
  // Other tests file and remove claims meanwhile: a professional's total is right at some moment.
  await until(async () => {
    const [filed] = await rows<{ total: number }>(
      "SELECT count(*)::int AS total FROM claims WHERE status <> 'withdrawn'",
    );
    return (await totalOf(meera)) === filed?.total || undefined;
  });
  const [counted] = await rows<{ wrong: number }>(
    `SELECT count(*)::int AS wrong FROM (
       SELECT assignee, status, creditor_type, day FROM claim_counts GROUP BY 1, 2, 3, 4
       HAVING assignee = 'any' AND status = 'any' AND creditor_type = 'any' AND sum(n) <>
         (SELECT count(*) FROM claims c WHERE (c.submitted_at AT TIME ZONE 'Asia/Kolkata')::date = day)
     ) AS off`,
  );
  expect(counted?.wrong).toBe(0);
  const found = await listOf(asha, '&search=Creditor%209999');
  expect(found.claims.map(({ creditorName }) => creditorName)).toEqual(['Creditor 9999']);
  expect((await verifyAudit()).broken).toEqual([]);
});
