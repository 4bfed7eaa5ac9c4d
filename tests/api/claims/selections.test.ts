import type { PartOutcome } from '@/lib/claims/deeds/selection-part';
import type { SelectionSummary } from '@/lib/claims/queues/selections/summary';
import { withdraw } from '@/tests/support/data/changing';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { copyClaim } from '@/tests/support/data/many-claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { storeDocument } from '@/tests/support/stored-rows';

let asha: TestPerson;
let meera: TestPerson;
let ravi: TestPerson;

beforeAll(async () => {
  [asha, meera, ravi] = await Promise.all([
    signUp(),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
  ]);
});
afterAll(() => database.end());

async function filed(count: number) {
  const name = `Setu ${crypto.randomUUID()}`;
  const first = await createClaimAs(asha, 'form_b', { companyName: name });
  if (count > 1) await copyClaim(first.id, count - 1);
  const ids = await rows<{ id: string }>(
    `UPDATE claims SET assigned_to_id = $2 WHERE creditor_name = $1 RETURNING id`,
    [name, ravi.user.id],
  );
  return { name, ids: ids.map(({ id }) => id).toSorted() };
}

const select = ({ token }: TestPerson, filters: object) =>
  call<{ id: string; count: number; code?: string }>('POST', '/api/claims/selections', {
    token,
    body: { filters },
  });
const part = ({ token }: TestPerson, id: string, what: 'status' | 'assign', body: object) =>
  call<PartOutcome<string> & { code?: string }>('PATCH', `/api/claims/selections/${id}/${what}`, {
    token,
    body,
  });
const summarise = ({ token }: TestPerson, body: object) =>
  call<SelectionSummary>('POST', '/api/claims/summary', { token, body });

test('a selection of 1,203 claims is changed in parts, without those changed meanwhile or out of reach', async () => {
  const { name, ids } = await filed(1_203);
  const { body: made } = await select(ravi, { search: name });
  expect(made.count).toBe(1_203);
  const { body: summary } = await summarise(ravi, { selectionId: made.id });
  expect(summary).toMatchObject({
    claims: 1_203,
    noDocuments: 1_203,
    statuses: { submitted: 1_203 },
  });
  expect(summary.amount).toBe((1_203 * 1_842_500).toFixed(2));

  const [first = '', second = '', last = ''] = [ids[3], ids[700], ids[1_202]];
  await call('PATCH', `/api/claims/${first}/status`, {
    token: meera.token,
    body: { status: 'under_review' },
  });
  await withdraw(asha, second);
  await assignTo(meera, last, await signUp('ip_case_manager'));

  const seen: PartOutcome<string>[] = [];
  let from: number | null = 0;
  while (from !== null) {
    const answer = await part(ravi, made.id, 'status', { from, status: 'info_required' });
    expect(answer.status).toBe(200);
    seen.push(answer.body);
    from = answer.body.next;
  }
  expect(seen.map(({ updated, gone, next }) => [updated, gone, next])).toEqual([
    [499, 0, 500],
    [499, 0, 1_000],
    [202, 1, null],
  ]);
  expect(seen.flatMap(({ skipped }) => skipped)).toMatchObject([
    { id: first, reason: 'changed_meanwhile' },
    { id: second, reason: 'changed_meanwhile' },
  ]);
  const [row] = await rows<{ count: number }>(
    `SELECT count(*)::int AS count FROM claims WHERE id = ANY($1::uuid[]) AND status = 'info_required'`,
    [ids],
  );
  expect(row?.count).toBe(1_200);

  // Repeating a part whose answer was lost changes nothing more.
  const again = await part(ravi, made.id, 'status', { from: 0, status: 'info_required' });
  expect([again.body.updated, again.body.skipped.length]).toEqual([0, 500]);
  const beyond = await part(ravi, made.id, 'status', { from: 5_000, status: 'info_required' });
  expect(beyond.body).toMatchObject({ updated: 0, skipped: [], next: null });
});

test('making a selection keeps one that is being changed, and removes older ones', async () => {
  const { name } = await filed(3);
  const { body: running } = await select(ravi, { search: name });
  const { body: former } = await select(ravi, { search: name });
  await rows(
    `UPDATE claim_selections SET made_at = made_at - interval '61 minutes' WHERE id = $1`,
    [former.id],
  );
  for (let more = 0; more < 6; more += 1) await select(ravi, { search: name });
  const status = { from: 0, status: 'under_review' };
  expect((await part(ravi, running.id, 'status', status)).body).toMatchObject({ updated: 3 });
  expect((await part(ravi, former.id, 'status', status)).status).toBe(404);
  const [{ kept } = { kept: 0 }] = await rows<{ kept: number }>(
    'SELECT count(*)::int AS kept FROM claim_selections WHERE user_id = $1',
    [ravi.user.id],
  );
  expect(kept).toBeGreaterThanOrEqual(7);
});

test('before a change, unusual claims of a selection are named, the first ten of each kind', async () => {
  const { name, ids } = await filed(12);
  const numbered = await rows<{ id: string; claimNumber: string }>(
    'SELECT id, claim_number AS "claimNumber" FROM claims WHERE id = ANY($1::uuid[]) ORDER BY claim_number',
    [ids],
  );
  const [seen] = numbered;
  await storeDocument(database, asha.user.id, seen?.id ?? '');
  const { body: made } = await select(ravi, { search: name });
  for (const asked of [{ claimIds: ids }, { selectionId: made.id }])
    expect((await summarise(ravi, asked)).body).toMatchObject({
      noDocuments: 11,
      // All copies share the identifiers of the sample.
      named: { noDocuments: numbered.slice(1, 11), flagged: numbered.slice(0, 10) },
    });
});

test('before a change, claims and rupees are added up by status and assignee, and those in reach are named', async () => {
  const { name, ids } = await filed(4);
  const [withdrawn = '', decided = '', free = '', handedOn = ''] = ids;
  await withdraw(asha, withdrawn);
  await call('PATCH', `/api/claims/${decided}/status`, {
    token: meera.token,
    body: { status: 'under_review' },
  });
  await rows('UPDATE claims SET assigned_to_id = NULL, claim_amount = 0.5 WHERE id = $1', [free]);
  await rows('UPDATE claims SET version = 3 WHERE id = $1', [handedOn]);
  const { body: made } = await select(meera, { search: name });
  const ravis = { assignedToId: ravi.user.id, claims: 1, amount: '1842500.00' };
  const alike = [
    { ...ravis, status: 'withdrawn' },
    { ...ravis, status: 'under_review' },
    { status: 'submitted', assignedToId: null, claims: 1, amount: '0.50' },
    { ...ravis, status: 'submitted' },
  ];
  const { body: chosen } = await summarise(meera, { claimIds: ids });
  const { body: all } = await summarise(meera, { selectionId: made.id });
  for (const summary of [chosen, all]) {
    expect(summary.alike).toHaveLength(4);
    expect(summary.alike).toEqual(expect.arrayContaining(alike));
  }
  expect(all.found).toEqual([]);
  const { body: reached } = await summarise(ravi, { claimIds: ids });
  expect(reached.found.map(({ id }) => id).toSorted()).toEqual([withdrawn, decided, handedOn]);
  expect(reached.found.find(({ id }) => id === handedOn)).toEqual({
    id: handedOn,
    status: 'submitted',
    assignedToId: ravi.user.id,
    version: 3,
  });
});

test('two professionals who decide the same selection decide each claim once', async () => {
  const { name, ids } = await filed(40);
  const others = await signUp('ip_admin');
  const [one, two] = [
    await select(meera, { search: name }),
    await select(others, { search: name }),
  ];
  const answers = await Promise.all([
    part(meera, one.body.id, 'status', { status: 'under_review' }),
    part(others, two.body.id, 'status', { status: 'info_required' }),
  ]);
  expect(answers.map(({ body }) => body.updated).toSorted((a, b) => a - b)).toEqual([0, 40]);
  expect(answers.map(({ body }) => body.skipped.length).toSorted((a, b) => a - b)).toEqual([0, 40]);
  const changes = await rows(
    `SELECT FROM audit_entries WHERE claim_id = ANY($1::uuid[]) AND action = 'status_changed'`,
    [ids],
  );
  expect(changes).toHaveLength(40);
});

test('a selection can be used by its maker only, within their permissions, and must not be empty', async () => {
  const { name, ids } = await filed(2);
  const { body: mine } = await select(ravi, { search: name });
  expect((await part(meera, mine.id, 'assign', { assigneeId: null })).status).toBe(404);
  expect((await summarise(meera, { selectionId: mine.id })).status).toBe(404);
  expect((await select(await signUp('ip_case_manager'), { search: name })).status).toBe(400);
  expect((await select(ravi, { search: 'nobody of this name' })).status).toBe(400);
  expect((await select(ravi, { status: 'paid' })).status).toBe(400);
  expect((await summarise(await signUp('ip_case_manager'), { claimIds: ids })).status).toBe(404);
  expect((await summarise(ravi, { claimIds: [] })).status).toBe(400);
  expect((await summarise(ravi, {})).status).toBe(400);
  for (const body of [{ from: -1, assigneeId: null }, { from: 0 }, { assigneeId: 'me' }])
    expect((await part(ravi, mine.id, 'assign', body)).status).toBe(400);
  expect((await summarise(ravi, { claimIds: ids })).body).toMatchObject({ claims: 2 });
});
