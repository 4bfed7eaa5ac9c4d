import { randomUUID } from 'node:crypto';
import type { ListedClaim, PresentedClaim } from '@/lib/claims/records/present';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { assignTo, claimBodyOf, createClaimAs, maskedValuesOf } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';

afterAll(() => database.end());

type List = { claims: ListedClaim[]; total: number };

const list = async (person: TestPerson, query: Record<string, string | number>) => {
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  );
  return (await call<List>('GET', `/api/claims?${search}`, { token: person.token })).body;
};
const file = (person: TestPerson, body: unknown, headers = {}) =>
  call<PresentedClaim & { message: string; issues: { path: string; message: string }[] }>(
    'POST',
    '/api/claims',
    {
      token: person.token,
      body,
      headers,
    },
  );
const claimsOf = (person: TestPerson) =>
  rows('SELECT id FROM claims WHERE claimant_id = $1', [person.user.id]);
const trailOf = (claimId: string) =>
  rows<{
    action: string;
    details: Record<string, unknown>;
    ip_address: string;
    user_agent: string;
  }>(
    `SELECT action, details, ip_address, user_agent FROM audit_entries
     WHERE claim_id = $1 AND action <> 'paper_made' ORDER BY id`,
    [claimId],
  );

describe('filing', () => {
  it.each(creditorTypes)('a complete claim on %s is accepted and answered whole', async (type) => {
    const asha = await signUp();
    const values = sampleValuesOf(type);
    const answer = await file(asha, claimBodyOf(type, values));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      creditorType: type,
      claimNumber: expect.stringMatching(/^CLM-\d{4}-\d{6,}$/),
      claimAmount: Number(values.claimAmount).toFixed(2),
      natureOfClaim: values.natureOfClaim ?? 'financial_debt',
      status: 'submitted',
      assignedTo: null,
      claimant: { id: asha.user.id, email: asha.user.email },
      documents: [],
    });
    expect(answer.body.claimData).toEqual(maskedValuesOf(type, values));
  });

  it('writes one audit entry with address and user agent', async () => {
    const asha = await signUp();
    const answer = await file(asha, claimBodyOf('form_f'), {
      'X-Forwarded-For': '203.0.113.7',
      'User-Agent': 'A phone',
    });
    expect(await trailOf(answer.body.id)).toEqual([
      {
        action: 'claim_submitted',
        details: { creditorType: 'form_f', documents: 0 },
        ip_address: '203.0.113.7',
        user_agent: 'A phone',
      },
    ]);
  });

  it('drops values that the form does not have', async () => {
    const asha = await signUp();
    const body = claimBodyOf('form_d', {
      gstin: '27AAPFU0939F1ZV',
      status: 'approved',
      requiresDocumentUpload: true,
    });
    const { claimData, status } = (await file(asha, body)).body;
    expect(claimData).toEqual(maskedValuesOf('form_d', sampleValuesOf('form_d')));
    expect(status).toBe('submitted');
  });

  const wrong: [string, Record<string, unknown>, string][] = [
    ['an empty required field', { employeeId: '  ' }, 'claimData.employeeId'],
    ['a number where text belongs', { fullName: 12 }, 'claimData.fullName'],
    ['an object where text belongs', { fullName: { $ne: '' } }, 'claimData.fullName'],
    ['NUL in a text', { fullName: 'A\u0000' }, 'claimData.fullName'],
    ['an over-long text', { currentAddress: 'x'.repeat(20_000) }, 'claimData.currentAddress'],
    ['an unknown choice', { gender: 'none of these' }, 'claimData.gender'],
    ['an impossible date', { joiningDate: '2024-02-30' }, 'claimData.joiningDate'],
    ['a negative amount', { claimAmount: '-5' }, 'claimData.claimAmount'],
    ['an amount of zero', { claimAmount: '0' }, 'claimData.claimAmount'],
    ['an amount in exponents', { claimAmount: '1e5' }, 'claimData.claimAmount'],
    ['three decimals', { claimAmount: '12.345' }, 'claimData.claimAmount'],
    ['an amount above the limit', { claimAmount: '10000000000000000.00' }, 'claimData.claimAmount'],
    ['an invalid PAN', { panNumber: 'ABC' }, 'claimData.panNumber'],
    ['documents that are not a list', { documents: 'x' }, 'claimData.documents'],
    ['an invalid document id', { documents: ['x'] }, 'claimData.documents'],
    ['a document that does not exist', { documents: [randomUUID()] }, 'claimData.documents'],
    ['keys of prototypes', { __proto__: { admin: true }, fullName: '' }, 'claimData.fullName'],
  ];
  it.each(wrong)(
    'with %s is refused with the field’s name and stores nothing',
    async (_, change, path) => {
      const asha = await signUp();
      const answer = await file(asha, claimBodyOf('form_d', change));
      expect(answer.status).toBe(400);
      const { params } = answer.body.issues[0] as { params?: unknown };
      expect(answer.body.issues).toEqual([
        { path, rule: expect.any(String), message: expect.stringMatching(/\S/), params },
      ]);
      expect(answer.body.message).toBe(answer.body.issues[0]?.message);
      expect(await claimsOf(asha)).toHaveLength(0);
    },
  );

  it('accepts the largest amount exactly', async () => {
    const asha = await signUp();
    const answer = await file(asha, claimBodyOf('form_d', { claimAmount: '9999999999999999.99' }));
    expect(answer.body.claimAmount).toBe('9999999999999999.99');
  });

  it('with one idempotency key files one claim, twenty times at once and again later', async () => {
    const asha = await signUp();
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = claimBodyOf('form_b');
    const answers = await Promise.all(Array.from({ length: 20 }, () => file(asha, body, headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    const again = await file(asha, body, headers);
    expect(again.body.id).toBe(answers[0]?.body.id);
    expect(await claimsOf(asha)).toHaveLength(1);
    expect(await trailOf(again.body.id)).toHaveLength(1);
  });

  it('tells its author alone what an idempotency key has filed', async () => {
    const asha = await signUp();
    const key = randomUUID();
    const ask = ({ token }: TestPerson) => call('GET', `/api/claims/submissions/${key}`, { token });
    expect((await ask(asha)).body).toEqual({ filed: null });
    const filing = file(asha, claimBodyOf('form_b'), { 'Idempotency-Key': key });
    const { id, claimNumber } = (await filing).body;
    expect((await ask(asha)).body).toEqual({ filed: { id, claimNumber } });
    expect((await ask(await signUp())).body).toEqual({ filed: null });
  });

  it('another claim with the same key is refused, and another person may use the key', async () => {
    const asha = await signUp();
    const salma = await signUp();
    const headers = { 'Idempotency-Key': randomUUID() };
    await file(asha, claimBodyOf('form_b'), headers);
    expect((await file(asha, claimBodyOf('form_c'), headers)).status).toBe(409);
    expect((await file(salma, claimBodyOf('form_c'), headers)).status).toBe(201);
  });

  it('forty claims at once gives each a number of its own', async () => {
    const asha = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => file(asha, claimBodyOf('form_f'))),
    );
    expect(new Set(answers.map((answer) => answer.body.claimNumber)).size).toBe(40);
  });
});

describe('the list of claims', () => {
  let asha: TestPerson;
  let meera: TestPerson;
  const marker = randomUUID().slice(0, 8);

  beforeAll(async () => {
    asha = await signUp();
    meera = await signUp('ip_admin');
    for (const name of [
      `${marker} 100% Auto_Parts`,
      `${marker} Neelkanth\\Sons`,
      `${marker} शर्मा ट्रेडर्स`,
    ]) {
      await createClaimAs(asha, 'form_b', { companyName: name });
    }
  });

  const found: [string, string, number][] = [
    ['a fragment of the creditor, in any case', 'NEELKANTH', 1],
    ['a Hindi name', 'शर्मा', 1],
    ['a percent sign', '100%', 1],
    ['an underscore', 'o_P', 1],
    ['no other character for an underscore', '0__A', 0],
    ['no other text for a percent sign', '100%Parts', 0],
    ['a backslash', 'h\\S', 1],
    ['nothing for an SQL statement', "'; DROP TABLE claims; --", 0],
  ];
  it.each(found)('finds %s', async (_, term, total) => {
    const answer = await list(asha, { search: term });
    expect([answer.total, answer.claims.length]).toEqual([total, total]);
  });

  it('finds a claim by claim number, claimant and e-mail address', async () => {
    const [first] = (await list(asha, {})).claims;
    for (const search of [first?.claimNumber.toLowerCase() ?? '?', asha.user.email]) {
      expect((await list(meera, { search })).claims.map(({ id }) => id)).toContain(first?.id);
    }
    expect((await list(meera, { search: asha.user.email })).total).toBe(3);
  });

  it('is newest first, in pages without overlap or gap', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(asha, { page, limit: 1 })));
    const ids = pages.flatMap(({ claims }) => claims.map(({ id }) => id));
    const all = (await list(asha, {})).claims;
    expect(ids).toEqual(all.map(({ id }) => id));
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
    const times = all.map(({ submittedAt }) => submittedAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('carries no form fields, and only counts documents', async () => {
    const [first] = (await list(asha, {})).claims;
    expect(first).toMatchObject({ documentCount: 0, claimData: {} });
    expect(first).not.toHaveProperty('documents');
    expect(Object.keys(first?.claimData ?? { none: 1 })).toEqual([]);
  });

  it('can be filtered by status, type and assignee', async () => {
    const ravi = await signUp('ip_case_manager');
    const [one, two] = (await list(asha, {})).claims;
    await assignTo(meera, one?.id ?? '', ravi);
    expect((await list(meera, { assignedToId: ravi.user.id })).claims.map(({ id }) => id)).toEqual([
      one?.id,
    ]);
    const unassigned = await list(meera, { assignedToId: 'unassigned', search: marker });
    expect(unassigned.total).toBe(2);
    expect(unassigned.claims.map(({ id }) => id)).toContain(two?.id);
    expect((await list(asha, { creditorType: 'form_c' })).total).toBe(0);
    expect((await list(asha, { status: 'submitted', creditorType: 'form_b' })).total).toBe(3);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'limit=0',
    'limit=101',
    'status=open',
    'creditorType=form_z',
    'assignedToId=me',
    'search=%00',
    `search=${'x'.repeat(201)}`,
  ])('is refused for %s', async (query) => {
    const answer = await call('GET', `/api/claims?${query}`, { token: asha.token });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      message: expect.stringMatching(/\S/),
      issues: [expect.any(Object)],
    });
  });
});

describe('a filed claim', () => {
  let asha: TestPerson;
  let meera: TestPerson;
  let ravi: TestPerson;
  let claim: PresentedClaim;

  beforeEach(async () => {
    [asha, meera, ravi] = await Promise.all([
      signUp(),
      signUp('ip_admin'),
      signUp('ip_case_manager'),
    ]);
    claim = await createClaimAs(asha);
  });

  const setStatus = (person: TestPerson, body: unknown) =>
    call<PresentedClaim>('PATCH', `/api/claims/${claim.id}/status`, { token: person.token, body });
  const assign = (person: TestPerson, assigneeId: unknown) =>
    call<PresentedClaim>('PATCH', `/api/claims/${claim.id}/assign`, {
      token: person.token,
      body: { assigneeId },
    });

  it('gets a status with a note, which its claimant sees and its trail records', async () => {
    await setStatus(meera, {
      status: 'info_required',
      reviewNote: 'Please send the salary slips.',
    });
    const seen = await call<PresentedClaim>('GET', `/api/claims/${claim.id}`, {
      token: asha.token,
    });
    expect(seen.body).toMatchObject({
      status: 'info_required',
      reviewNote: 'Please send the salary slips.',
    });
    await setStatus(meera, { status: 'approved' });
    expect(
      (await trailOf(claim.id)).map(({ action, details }) => [
        action,
        details.from,
        details.to,
        details.reviewNote,
      ]),
    ).toEqual([
      ['claim_submitted', undefined, undefined, undefined],
      ['status_changed', 'submitted', 'info_required', 'Please send the salary slips.'],
      ['status_changed', 'info_required', 'approved', undefined],
    ]);
  });

  it('refuses the status it has, and takes one of ten equal changes at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => setStatus(meera, { status: 'approved' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await trailOf(claim.id)).toHaveLength(2);
  });

  it.each([
    [{}],
    [{ status: 'submitted' }],
    [{ status: 'done' }],
    [{ status: ['approved'] }],
    [{ status: 'approved', reviewNote: 'x'.repeat(2001) }],
    [{ status: 'approved', reviewNote: 'a\u0000' }],
    ['approved'],
    [null],
    [[]],
  ])('refuses the status call %j and does not change', async (body) => {
    expect((await setStatus(meera, body)).status).toBe(400);
    const after = await call<PresentedClaim>('GET', `/api/claims/${claim.id}`, {
      token: meera.token,
    });
    expect(after.body.status).toBe('submitted');
    expect(await trailOf(claim.id)).toHaveLength(1);
  });

  it('is open to a case manager only while it is assigned to them', async () => {
    const look = () => call('GET', `/api/claims/${claim.id}`, { token: ravi.token });
    expect((await look()).status).toBe(404);
    expect((await assign(meera, ravi.user.id)).body.assignedTo).toEqual({
      id: ravi.user.id,
      firstName: 'Ravi',
      lastName: 'Menon',
    });
    expect((await look()).status).toBe(200);
    expect((await setStatus(ravi, { status: 'under_review' })).status).toBe(200);
    expect((await assign(meera, null)).body.assignedTo).toBeNull();
    expect((await look()).status).toBe(404);
    const assignments = (await trailOf(claim.id)).filter(
      ({ action }) => action === 'claim_assigned',
    );
    expect(assignments.map(({ details }) => [details.from, details.to])).toEqual([
      [null, 'Ravi Menon'],
      ['Ravi Menon', null],
    ]);
  });

  it('can be assigned to an active professional only', async () => {
    const pending = await signUp('ip_case_manager');
    await database.query("UPDATE users SET status = 'pending' WHERE id = $1", [pending.user.id]);
    for (const id of [asha.user.id, pending.user.id, randomUUID(), 'me', 7, undefined]) {
      expect((await assign(meera, id)).status).toBe(400);
    }
    expect(await trailOf(claim.id)).toHaveLength(1);
  });

  it('is counted once: total is pending, approved and rejected together', async () => {
    for (const status of ['approved', 'rejected', 'info_required', 'under_review', undefined]) {
      const { id } = await createClaimAs(asha);
      await assignTo(meera, id, ravi);
      if (status)
        await call('PATCH', `/api/claims/${id}/status`, { token: meera.token, body: { status } });
    }
    const counts = async (person: TestPerson) =>
      (await call('GET', '/api/statistics/dashboard', { token: person.token })).body;
    expect(await counts(ravi)).toEqual({ total: 5, pending: 3, approved: 1, rejected: 1 });
    expect(await counts(asha)).toEqual({ total: 6, pending: 4, approved: 1, unreadMessages: 0 });

    // The list, a selection and a report take what is pending, too, and of it what other filters leave.
    const { token } = ravi;
    const listed = async (query: string) =>
      (await call<{ total: number }>('GET', `/api/claims?${query}`, { token })).body.total;
    expect(await listed('status=pending')).toBe(3);
    expect(await listed('status=pending&creditorType=form_f')).toBe(0);
    const filters = { status: 'pending' };
    const made = await call('POST', '/api/claims/selections', { token, body: { filters } });
    expect(made.body).toMatchObject({ count: 3 });
    const report = await call('POST', '/api/reports/export', {
      token,
      body: { format: 'csv', filters },
    });
    expect(report.status).toBe(200);
    const marks = await call('GET', '/api/claims/counts?status=pending', { token });
    expect(marks.status).toBe(200);
    const former = await call('GET', '/api/claims?status=decided', { token });
    expect(former.status).toBe(400);
  });
});
