import type { BulkConfirmed } from '@/lib/claims/deeds/determinations/confirm';
import type {
  ImportedFile,
  Quarantine,
  QuarantinedClaim,
} from '@/lib/claims/queues/quarantine/read';
import type { ListedClaim } from '@/lib/claims/records/present';
import { formOf } from '@/lib/forms/definitions/registry';
import { messageForm } from '@/tests/api/messages/messages-support';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import {
  confirmAs,
  determinationOf,
  determineAs,
  traceOf,
} from '@/tests/support/data/determinations';
import { forgetPapers } from '@/tests/support/data/made-papers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

let portal: OwnPortal;
let address: string;
let meera: TestPerson;
let ravi: TestPerson;
let salma: TestPerson;
let honest: string;

beforeAll(async () => {
  portal = await ownPortal();
  ({ address } = await portal.start());
  const at = async (role: Parameters<typeof signUp>[0]) => ({
    ...(await signUp(role, address)),
    portal: address,
  });
  [meera, ravi, salma] = await Promise.all([at('ip_admin'), at('ip_case_manager'), at('claimant')]);
  honest = (await createClaimAs(salma)).id;
  await assignTo(meera, honest, ravi);
});
afterAll(() => portal.remove());

type Answer = { id: string; claims: number; code?: string };
const ask = <T = Answer>({ token }: TestPerson, method: string, path: string, body?: unknown) =>
  call<T>(method, `${address}${path}`, { token, body });
const quarantine = (what: { userId: string } | { importId: string }, by = meera) =>
  ask(by, 'POST', '/api/quarantines', { password: by.password, ...what });
const lift = (id: string, by = meera) =>
  ask(by, 'POST', `/api/quarantines/${id}/lift`, { password: by.password });

const listOf = async (person: TestPerson, query = '') =>
  (await ask<{ claims: ListedClaim[]; total: number }>(person, 'GET', `/api/claims?${query}`)).body;

/** What the calls say about the number of claims, and what is stored beside the claims. */
async function standing() {
  const people = [meera, ravi, salma];
  const [kept] = (
    await portal.database.query(`
      SELECT (SELECT json_agg(c ORDER BY c) FROM (
          SELECT day, creditor_type, status, assignee, sum(n) AS n, sum(amount) AS amount FROM claim_counts
          GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 OR sum(amount) <> 0) AS c) AS counts,
        (SELECT md5(string_agg(s::text, '' ORDER BY id)) FROM claim_search s) AS search`)
  ).rows;
  return {
    ...kept,
    lists: await Promise.all(people.map((person) => listOf(person, 'limit=100'))),
    statistics: await Promise.all(
      people.map(async (person) => (await ask(person, 'GET', '/api/statistics/dashboard')).body),
    ),
    overview: (await ask(meera, 'GET', '/api/statistics/overview')).body,
  };
}

/** Whether the counts kept by triggers equal fresh counts. */
async function agreesWithRecount() {
  const before = (await standing()).counts;
  await portal.database.query('SELECT recount_claims()');
  expect((await standing()).counts).toEqual(before);
}

const withoutParticulars = Object.fromEntries(
  formOf('form_d')
    .sections.filter(({ name }) => name === 'furtherParticulars')
    .flatMap(({ fields }) => fields.map(({ name }) => [name, ''])),
);

const importsOf = async (person: TestPerson) =>
  (await ask<ImportedFile[]>(meera, 'GET', `/api/usage/${person.user.id}/imports`)).body;

// Without a quarantine only a decision on each would remove them from lists and counts.
test('twelve thousand claims of a file leave every list in quarantine, and come back unchanged', async () => {
  const asha = { ...(await signUp('claimant', address)), portal: address };
  const before = await standing();
  // Without further particulars they fit into one file.
  const many = csvOf('form_d', creditors(12_000, withoutParticulars));
  expect((await sendClaims(asha, 'upload', many, {}, address)).status).toBe(201);
  await forgetPapers(asha, portal.database);
  const withJunk = await standing();
  expect(withJunk.lists[0]?.total).toBe(12_001);
  const [file] = await importsOf(asha);
  const { status, body } = await quarantine({ importId: file?.id ?? '' });
  expect([status, body.claims]).toEqual([201, 12_000]);
  expect(await standing()).toEqual(before);
  expect((await listOf(asha)).total).toBe(0);
  expect((await listOf(meera, 'search=Creditor%20777')).total).toBe(0);
  await agreesWithRecount();
  expect((await importsOf(asha))[0]?.quarantineId).toBe(body.id);

  const held = await ask<{ claims: QuarantinedClaim[]; total: number }>(
    meera,
    'GET',
    `/api/quarantines/${body.id}/claims?limit=100&page=120`,
  );
  expect([held.body.total, held.body.claims.length]).toEqual([12_000, 100]);
  expect(held.body.claims[0]?.creditorName).toMatch(/^Creditor \d+$/);

  expect((await lift(body.id)).body.claims).toBe(12_000);
  expect(await standing()).toEqual(withJunk);
  await agreesWithRecount();
  expect((await lift(body.id)).body.claims).toBe(0);
});

test('a quarantined claimant’s claims leave every call, and claims entered for them do not', async () => {
  const asha = { ...(await signUp('claimant', address)), portal: address };
  const { id } = await createClaimAs(asha);
  const rows = csvOf('form_d', creditors(1, { email: asha.user.email }));
  await sendClaims(ravi, 'upload', rows, {}, address);
  await assignTo(meera, id, ravi);
  await call('POST', `${address}/api/claims/${id}/messages`, {
    token: asha.token,
    raw: messageForm({ message: 'Hello' }),
  });
  const told = async () =>
    (await ask<{ claimId: string }[]>(ravi, 'GET', '/api/notifications')).body.filter(
      ({ claimId }) => claimId === id,
    ).length;
  const unread = async () =>
    (await ask<Record<string, number>>(ravi, 'GET', '/api/messages/unread-counts-bulk')).body[id];
  expect([await told(), await unread()]).toEqual([2, 1]);
  const calls: [TestPerson, string, string, unknown?][] = [asha, ravi, meera].flatMap((person) => [
    [person, 'GET', `/api/claims/${id}/versions`],
    [person, 'GET', `/api/claims/${id}/messages`],
    [person, 'GET', `/api/claims/${id}/neighbours`],
  ]);
  calls.push(
    [ravi, 'GET', `/api/claims/${id}`],
    [meera, 'GET', `/api/claims/${id}`],
    [meera, 'GET', `/api/claims/${id}/audit`],
    [meera, 'GET', `/api/claims/${id}/same-identifiers`],
    [meera, 'PATCH', `/api/claims/${id}/status`, { status: 'approved' }],
    [meera, 'PATCH', '/api/claims/bulk/status', { claimIds: [id, honest], status: 'approved' }],
    [meera, 'POST', '/api/reports/export', { format: 'csv', claimIds: [id] }],
  );
  const { body } = await quarantine({ userId: asha.user.id });
  expect(body.claims).toBe(1);
  for (const [person, method, path, sent] of calls) {
    expect([path, (await ask(person, method, path, sent)).status]).toEqual([path, 404]);
  }
  expect([await told(), await unread()]).toEqual([0, undefined]);
  expect((await listOf(asha)).total).toBe(1);
  const same = await ask<{ claims: { id: string }[] }>(
    meera,
    'GET',
    `/api/claims/${honest}/same-identifiers`,
  );
  expect(same.body.claims.map((claim) => claim.id)).not.toContain(id);
  expect((await quarantine({ userId: asha.user.id })).body).toEqual({ id: body.id, claims: 0 });
  await lift(body.id);
  expect((await ask(asha, 'GET', `/api/claims/${id}`)).status).toBe(200);
  expect([await told(), await unread()]).toEqual([2, 1]);
});

test('a quarantine needs a password, and is in the audit trail', async () => {
  const asha = { ...(await signUp('claimant', address)), portal: address };
  await createClaimAs(asha);
  const wrong = { ...meera, password: 'Not-their-password' };
  expect((await quarantine({ userId: asha.user.id }, wrong)).status).toBe(400);
  expect((await quarantine({ userId: ravi.user.id })).status).toBe(404);
  const { body } = await quarantine({ userId: asha.user.id });
  expect((await lift(body.id, wrong)).status).toBe(400);
  const listed = await ask<{ quarantines: Quarantine[]; total: number }>(
    meera,
    'GET',
    '/api/quarantines',
  );
  expect(listed.body.quarantines[0]).toEqual({
    id: body.id,
    person: {
      id: asha.user.id,
      firstName: 'Asha',
      lastName: 'Devi',
      email: asha.user.email,
    },
    file: null,
    claims: 1,
    begunAt: expect.stringMatching(/Z$/),
    begunBy: { id: meera.user.id, firstName: 'Meera', lastName: 'Iyer' },
    liftedAt: null,
  });
  await lift(body.id);
  const { rows } = await portal.database.query(
    `SELECT user_id, details->>'change' AS change FROM audit_entries
     WHERE details->>'quarantineId' = $1 ORDER BY id`,
    [body.id],
  );
  expect(rows).toEqual([
    { user_id: meera.user.id, change: 'quarantine_begun' },
    { user_id: meera.user.id, change: 'quarantine_lifted' },
  ]);
});

test('a quarantine that was interrupted is completed by repeating it', async () => {
  const asha = { ...(await signUp('claimant', address)), portal: address };
  await createClaimAs(asha);
  const { body } = await quarantine({ userId: asha.user.id });
  await portal.database.query('UPDATE claims SET quarantine_id = NULL WHERE claimant_id = $1', [
    asha.user.id,
  ]);
  expect((await quarantine({ userId: asha.user.id })).body).toEqual({ id: body.id, claims: 1 });
  await portal.database.query('UPDATE quarantines SET lifted_at = now() WHERE id = $1', [body.id]);
  expect((await listOf(asha)).total).toBe(0);
  await lift(body.id);
  expect((await listOf(asha)).total).toBe(1);
});

test('claims that came back from a quarantine can be put into another', async () => {
  const asha = { ...(await signUp('claimant', address)), portal: address };
  await createClaimAs(asha);
  const first = (await quarantine({ userId: asha.user.id })).body;
  await lift(first.id);
  await createClaimAs(asha, 'form_b');
  const second = (await quarantine({ userId: asha.user.id })).body;
  expect(second).toMatchObject({ claims: 2 });
  expect(second.id).not.toBe(first.id);
  expect((await listOf(asha)).total).toBe(0);
  // The first one holds none of them any more.
  expect((await lift(first.id)).body.claims).toBe(0);
  expect((await listOf(asha)).total).toBe(0);
  expect((await lift(second.id)).body.claims).toBe(2);
  expect((await listOf(asha)).total).toBe(2);
});

test('confirming many proposals names those in quarantine, and confirms the others', async () => {
  const asha = { ...(await signUp('claimant', address)), portal: address };
  const gone = await createClaimAs(asha, 'form_b', { claimAmount: '5000' });
  const stays = await createClaimAs(salma, 'form_b', { claimAmount: '7000' });
  const propose = async ({ id, claimAmount }: { id: string; claimAmount: string }) =>
    (await determineAs(meera, id, determinationOf([{ head: 'principal', admitted: claimAmount }])))
      .body.id;
  const ids = [await propose(gone), await propose(stays)];
  const { body } = await quarantine({ userId: asha.user.id });
  const trace = () =>
    traceOf(gone.id, async (text, values) => (await portal.database.query(text, values)).rows);
  const before = await trace();
  const nobody = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
  const many = (all: string[]) =>
    ask<BulkConfirmed>(meera, 'POST', '/api/determinations/bulk/confirm', { ids: all });
  expect((await many([...ids, nobody])).status).toBe(404);
  expect((await confirmAs(meera, ids[0] ?? '')).status).toBe(404);
  const answer = await many(ids);
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      confirmed: 1,
      skipped: [
        {
          id: ids[0],
          claimNumber: gone.claimNumber,
          reason: 'claim_in_quarantine',
          message: 'This claim is in quarantine, so you cannot confirm anything about it.',
        },
      ],
      together: expect.any(String),
      totals: expect.objectContaining({ admitted: '7000.00' }),
    },
  ]);
  expect(await trace()).toEqual(before);
  await lift(body.id);
  expect((await many(ids)).body).toMatchObject({
    confirmed: 1,
    skipped: [{ reason: 'already_confirmed' }],
  });
});
