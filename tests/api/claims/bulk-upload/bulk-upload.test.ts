import type { PresentedAuditEntry } from '@/lib/audit/read';
import type { ListedClaim, PresentedClaim } from '@/lib/claims/records/present';
import { createClaimAs } from '@/tests/support/data/claims';
import { bareRow, creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { until } from '@/tests/support/until';

afterAll(() => database.end());

const listOf = async (person: TestPerson, query = '') =>
  (
    await call<{ claims: ListedClaim[]; total: number }>('GET', `/api/claims?limit=100${query}`, {
      token: person.token,
    })
  ).body;

const claimOf = async (person: TestPerson, id: string) =>
  (await call<PresentedClaim>('GET', `/api/claims/${id}`, { token: person.token })).body;

const statisticsOf = async (person: TestPerson) =>
  (await call('GET', '/api/statistics/dashboard', { token: person.token })).body;

/** Other tests file and remove claims meanwhile: a professional's total is right at some moment. */
const expectTotalOfAll = (professional: TestPerson) =>
  until(async () => {
    const [filed] = await rows<{ total: number }>(
      "SELECT count(*)::int AS total FROM claims WHERE status <> 'withdrawn'",
    );
    return Number((await statisticsOf(professional)).total) === filed?.total || undefined;
  });

const importsOf = (person: TestPerson) =>
  rows('SELECT claims, rejected, creditor_type FROM claim_imports WHERE user_id = $1', [
    person.user.id,
  ]);

test('a claimant’s rows become claims, numbered in the order of the file', async () => {
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  const { status, body } = await sendClaims(asha, 'upload', csvOf('form_d', creditors(30)));
  expect(status).toBe(201);
  expect(body).toMatchObject({ success: 30, failed: 0, rows: 30, errors: [], groups: [] });
  expect(body).toMatchObject({ errorCount: 0, incomplete: 0, invited: 0, alreadyFiled: null });

  const { claims, total } = await listOf(asha);
  expect(total).toBe(30);
  const byNumber = claims.map(({ claimNumber }) => claimNumber);
  expect(byNumber).toEqual([...byNumber].sort().reverse());
  expect(claims.map(({ creditorName }) => creditorName)).toEqual(
    Array.from({ length: 30 }, (_, i) => `Creditor ${30 - i}`),
  );
  expect(claims[0]?.claimData.requiresDocumentUpload).toBe(true);
  expect(await statisticsOf(asha)).toMatchObject({ total: 30, pending: 30 });
  await expectTotalOfAll(meera);
  const found = await listOf(asha, '&search=creditor%2017');
  expect(found.claims.map(({ creditorName }) => creditorName)).toEqual(['Creditor 17']);
});

test('a claim from a file has the values of its row, and its trail names the row', async () => {
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  await sendClaims(asha, 'upload', csvOf('form_d', creditors(3)));
  const claim = (await listOf(asha)).claims.at(-2);
  const whole = await claimOf(asha, claim?.id ?? '');
  const wizard = await claimOf(asha, (await createClaimAs(asha, 'form_d')).id);
  const { requiresDocumentUpload, ...data } = whole.claimData;
  expect(data).toEqual({ ...wizard.claimData, fullName: 'Creditor 2' });
  expect(requiresDocumentUpload).toBe(true);
  const trail = await call<PresentedAuditEntry[]>('GET', `/api/claims/${whole.id}/audit`, {
    token: meera.token,
  });
  expect(trail.body.filter(({ action }) => action !== 'paper_made')).toMatchObject([
    {
      action: 'claim_submitted',
      details: { creditorType: 'form_d', documents: 0, row: 3, import: expect.any(String) },
    },
  ]);
  const [entry] = await rows<{ details: object }>(
    "SELECT details FROM audit_entries WHERE action = 'claims_imported' AND user_id = $1",
    [asha.user.id],
  );
  expect(entry?.details).toEqual({
    creditorType: 'form_d',
    claims: 3,
    rejected: 0,
    importId: expect.any(String),
  });
});

test('wrong rows are named, and the others are filed', async () => {
  const asha = await signUp();
  const content = csvOf('form_d', [
    { fullName: 'First' },
    { fullName: 'Second', email: 'nobody', claimAmount: '12.345' },
    { fullName: '' },
    { fullName: 'Fourth', fatherName: '', bankName: '' },
  ]);
  const { status, body } = await sendClaims(asha, 'upload', content);
  expect(status).toBe(201);
  expect(body).toMatchObject({ success: 2, failed: 2, rows: 4, errorCount: 3, incomplete: 1 });
  expect(body.errors).toMatchObject([
    { row: 3, field: 'email', rule: 'email' },
    { row: 3, field: 'claimAmount', rule: 'amount' },
    { row: 4, field: 'fullName', rule: 'required', error: expect.stringMatching(/^Full name/i) },
  ]);
  const { claims } = await listOf(asha);
  expect(claims.map(({ creditorName }) => creditorName)).toEqual(['Fourth', 'First']);
  const whole = await claimOf(asha, claims[0]?.id ?? '');
  expect(whole.claimData.missingFields).toEqual(['fatherName', 'bankName']);
  expect(await importsOf(asha)).toMatchObject([{ claims: 2, rejected: 2 }]);
});

test('a file without one good row files nothing, and can be corrected and sent again', async () => {
  const asha = await signUp();
  const content = csvOf('form_d', creditors(2, { claimAmount: '0' }));
  for (const _ of [1, 2]) {
    const { status, body } = await sendClaims(asha, 'upload', content);
    expect([status, body.success, body.failed]).toEqual([201, 0, 2]);
  }
  expect(await importsOf(asha)).toEqual([]);
  expect((await listOf(asha)).total).toBe(0);
});

test('rows with employees only belong to the claim above them', async () => {
  const asha = await signUp();
  const employee = (n: number, changes = {}) => ({
    serialNo: String(n),
    employeeName: `Employee ${n}`,
    identificationNumber: `ID${n}`,
    totalAmountDue: '100000.00',
    periodDue: '2024',
    ...changes,
  });
  const content = csvOf('form_e', [
    { organizationName: 'Union A', ...employee(1) },
    bareRow('form_e', employee(2)),
    bareRow('form_e', employee(3)),
    { organizationName: 'Union B', ...employee(1) },
    bareRow('form_e', employee(2, { totalAmountDue: 'much' })),
  ]);
  const before = { creditorType: 'form_e' };
  const { body } = await sendClaims(asha, 'upload', content, { before });
  expect(body).toMatchObject({ success: 1, failed: 2, rows: 5 });
  expect(body.errors).toMatchObject([{ row: 6, field: 'totalAmountDue', rule: 'amount' }]);
  const { claims } = await listOf(asha);
  const whole = await claimOf(asha, claims[0]?.id ?? '');
  const told = (n: number) => employee(n, { identificationNumber: '••••' });
  expect(whole.claimData.employeeDetails).toEqual([told(1), told(2), told(3)]);
});

test('a check tells what would be filed, and files nothing', async () => {
  const asha = await signUp();
  const content = csvOf('form_d', [...creditors(3), { claimAmount: '-5' }]);
  const checked = await sendClaims(asha, 'check', content);
  expect(checked.status).toBe(200);
  expect(checked.body).toMatchObject({ success: 3, failed: 1, rows: 4, alreadyFiled: null });
  expect((await listOf(asha)).total).toBe(0);
  const filed = await sendClaims(asha, 'upload', content);
  expect(filed.body).toEqual(checked.body);
  const again = await sendClaims(asha, 'check', content);
  expect(again.body.alreadyFiled).toEqual({ at: expect.stringMatching(/Z$/), claims: 3 });
});

test('the same file is refused for a day, unless the sender confirms it', async () => {
  const [asha, salma] = await Promise.all([signUp(), signUp()]);
  const content = csvOf('form_d', creditors(2));
  await sendClaims(asha, 'upload', content);
  const again = await sendClaims(asha, 'upload', content, { name: 'another name.csv' });
  expect([again.status, again.body.code]).toEqual([409, 'duplicate_file']);
  expect(again.body.message).toMatch(/^You filed this same file on \d+ \w+ \d{4}, .*: 2 claims\./);
  expect(again.body.issues).toMatchObject([{ rule: 'duplicate_file', params: { claims: 2 } }]);
  expect((await listOf(asha)).total).toBe(2);
  expect((await sendClaims(salma, 'upload', content)).status).toBe(201);
  const meant = { before: { creditorType: 'form_d', allowDuplicate: 'true' } };
  expect((await sendClaims(asha, 'upload', content, meant)).status).toBe(201);
  expect((await listOf(asha)).total).toBe(4);
  const filedAgo = (ago: string) =>
    database.query(
      'UPDATE claim_imports SET imported_at = now() - $2::interval WHERE user_id = $1',
      [asha.user.id, ago],
    );
  await filedAgo('23 hours 59 minutes');
  expect((await sendClaims(asha, 'upload', content)).status).toBe(409);
  await filedAgo('24 hours');
  expect((await sendClaims(asha, 'upload', content)).status).toBe(201);
});

test('the same file sent three times at once is filed once', async () => {
  const asha = await signUp();
  const content = csvOf('form_d', creditors(300));
  const answers = await Promise.all([1, 2, 3].map(() => sendClaims(asha, 'upload', content)));
  const [filed, ...refused] = answers.map(({ status }) => status).sort();
  expect(filed).toBe(201);
  // A person has one file under way at a time, and one sent after the first is a duplicate.
  for (const status of refused) expect([409, 429]).toContain(status);
  expect((await sendClaims(asha, 'upload', content)).status).toBe(409);
  expect((await listOf(asha)).total).toBe(300);
  expect(await importsOf(asha)).toHaveLength(1);
});
