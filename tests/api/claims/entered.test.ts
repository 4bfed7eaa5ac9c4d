import { randomUUID } from 'node:crypto';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { dayInIndia } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import { documentOf } from '@/tests/api/documents/documents-support';
import { say } from '@/tests/api/messages/messages-support';
import { withdraw } from '@/tests/support/data/changing';
import { claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { someNumbers } from '@/tests/support/data/numbers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let address: string;
let meera: TestPerson;
let ravi: TestPerson;
let asha: TestPerson;
const today = dayInIndia(new Date());

beforeAll(async () => {
  portal = await startedPortal();
  ({ address } = portal);
  meera = await signUp('ip_admin', address);
  ravi = await signUp('ip_case_manager', address);
  asha = await signUp('claimant', address);
  await portal.database.query(
    `INSERT INTO case_settings (id, commencement_date, last_date_for_claims) VALUES (1, '2026-01-10', '2026-01-24')
     ON CONFLICT (id) DO UPDATE SET commencement_date = '2026-01-10', last_date_for_claims = '2026-01-24'`,
  );
});
afterAll(() => portal.remove());

let paper = 0;
/** A paper claim with an amount that no other has, and without an e-mail address. */
function onPaper(changes: Record<string, unknown> = {}, receipt: object = {}) {
  paper += 1;
  const values = { email: '', claimAmount: `${1000 + paper}`, ...someNumbers(), ...changes };
  return {
    ...claimBodyOf('form_d', values),
    receivedOn: '2026-01-20',
    receivedBy: 'post',
    ...receipt,
  };
}

interface Refused {
  code: string;
  message: string;
  params?: Record<string, unknown>;
  issues?: { path: string; rule: string }[];
}

const enter = (person: TestPerson, body: unknown, key?: string) =>
  call<PresentedClaim & Refused>('POST', `${address}/api/claims/entered`, {
    token: person.token,
    body,
    ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
  });

const claimAs = (person: TestPerson, id: string) =>
  call<PresentedClaim>('GET', `${address}/api/claims/${id}`, { token: person.token });

const enteredBy = async ({ user }: TestPerson) => {
  const { rows } = await portal.database.query(
    'SELECT count(*)::int AS n FROM claims WHERE entered_by_id = $1',
    [user.id],
  );
  return rows[0].n as number;
};

test('a claim entered from post counts from its day of receipt, and its claimant has no account', async () => {
  const body = onPaper({ fullName: 'Kamla Devi', phone: '9812345678' });
  const { status, body: claim } = await enter(ravi, body);
  expect(status).toBe(201);
  expect(claim).toMatchObject({
    creditorName: 'Kamla Devi',
    status: 'submitted',
    receivedBy: 'post',
    submittedAt: '2026-01-19T18:30:00.000Z',
    isLate: false,
    verifyBy: '2026-01-31',
    assignedToId: ravi.user.id,
    enteredBy: { id: ravi.user.id, firstName: 'Ravi', lastName: 'Menon' },
    claimant: { firstName: 'Kamla', lastName: 'Devi', email: null, phone: '9812345678' },
    claimantLanguage: null,
    claimData: { panNumber: expect.stringMatching(/^••••/) },
  });
  expect(claim.claimData).not.toHaveProperty('missingFields');
  const { rows } = await portal.database.query(
    'SELECT email, password_hash, role, status FROM users WHERE id = $1',
    [claim.claimant.id],
  );
  expect(rows).toEqual([{ email: null, password_hash: null, role: 'claimant', status: 'active' }]);
  const entries = await portal.database.query(
    `SELECT user_id, details FROM audit_entries WHERE claim_id = $1 AND action = 'claim_submitted'`,
    [claim.id],
  );
  expect(entries.rows).toEqual([
    {
      user_id: ravi.user.id,
      details: {
        creditorType: 'form_d',
        documents: 0,
        receivedBy: 'post',
        receivedOn: '2026-01-20',
      },
    },
  ]);
  // The claim is at the desk, is found by its creditor, and is in the report.
  const found = await call<{ total: number }>('GET', `${address}/api/claims?search=kamla`, {
    token: ravi.token,
  });
  expect(found.body.total).toBe(1);
});

test('a paper claim is late by its day of receipt, not by the day on which it is entered', async () => {
  const late = await enter(meera, onPaper({}, { receivedOn: '2026-01-25' }));
  expect(late.body).toMatchObject({ isLate: true, verifyBy: '2026-02-01', assignedToId: null });
  expect(late.body.flagged).toContainEqual({
    name: 'late',
    says: { received: '2026-01-25', lastDate: '2026-01-24' },
  });
  const inTime = await enter(meera, onPaper({}, { receivedOn: '2026-01-24' }));
  expect(inTime.body.isLate).toBe(false);
});

test('empty fields of a paper claim are listed as missing, except the e-mail address', async () => {
  const { body } = await enter(
    meera,
    onPaper({ fatherName: '', accountNumber: '', ifscCode: '', phone: '' }),
  );
  expect(body.claimData.missingFields).toEqual(
    expect.arrayContaining(['fatherName', 'phone', 'ifscCode', 'accountNumber']),
  );
  expect(body.claimData.missingFields).not.toContain('email');
});

test.each([
  ['a future day', { receivedOn: daysAfter(today, 1) }, 'receivedOn', 'received_future'],
  ['no day', { receivedOn: undefined }, 'receivedOn', 'day'],
  ['an impossible day', { receivedOn: '2026-02-30' }, 'receivedOn', 'day'],
  ['a day with an unknown way of receipt', { receivedBy: 'pigeon' }, 'receivedBy', 'received_by'],
])('a paper claim received on %s is refused', async (_, receipt, path, rule) => {
  const before = await enteredBy(meera);
  const { status, body } = await enter(meera, onPaper({}, receipt));
  expect(status).toBe(400);
  expect(body.issues).toMatchObject([{ path, rule }]);
  expect(await enteredBy(meera)).toBe(before);
});

test.each([
  ['no amount', { claimAmount: '' }, 'claimAmount', 'required'],
  ['no creditor', { fullName: ' ' }, 'fullName', 'required'],
  ['a wrong IFSC', { ifscCode: 'X' }, 'ifscCode', 'ifsc'],
])('a paper claim with %s is refused by the field’s name', async (_, values, field, rule) => {
  const { status, body } = await enter(meera, onPaper(values));
  expect(status).toBe(400);
  expect(body.issues).toMatchObject([{ path: `claimData.${field}`, rule }]);
});

test('a paper claim received before the commencement is accepted only with a confirmation', async () => {
  const paper = onPaper({}, { receivedOn: '2026-01-09' });
  const asked = await enter(meera, paper);
  expect([asked.status, asked.body.code]).toEqual([409, 'received_before_commencement']);
  expect(asked.body.message).toContain('10 Jan 2026');
  const meant = await enter(meera, { ...paper, beforeCommencement: true });
  expect(meant.status).toBe(201);
  expect(dayInIndia(meant.body.submittedAt)).toBe('2026-01-09');
});

describe('a paper claim that may have been entered before', () => {
  test('with a number of another claim is accepted only with a confirmation', async () => {
    const numbers = someNumbers();
    const first = await createClaimAs(asha, 'form_d', numbers);
    const again = onPaper({ panNumber: numbers.panNumber });
    const asked = await enter(meera, again);
    expect([asked.status, asked.body.code]).toEqual([409, 'same_claim']);
    expect(asked.body.params).toEqual({ count: 1, numbers: first.claimNumber });
    expect((await enter(meera, { ...again, evenIfSame: true })).status).toBe(201);
  });

  test('with the same name and amount needs a confirmation, unless the other was withdrawn', async () => {
    const first = await enter(meera, onPaper({ fullName: 'Radha Rani', claimAmount: '777777' }));
    const again = onPaper({ fullName: 'RADHA RANI', claimAmount: '777777.00' });
    expect((await enter(meera, again)).body.code).toBe('same_claim');
    expect((await enter(meera, onPaper({ fullName: 'Radha Rani' }))).status).toBe(201);
    await portal.database.query(`UPDATE claims SET status = 'withdrawn' WHERE id = $1`, [
      first.body.id,
    ]);
    expect((await enter(meera, again)).status).toBe(201);
  });

  test('does not name another assignee’s claim to a case manager', async () => {
    await enter(meera, onPaper({ fullName: 'Sita Bai', claimAmount: '888888' }));
    const { body } = await enter(ravi, onPaper({ fullName: 'Sita Bai', claimAmount: '888888' }));
    expect(body.params).toEqual({ count: 1, numbers: '' });
  });

  test('with one key is entered once, ten times at once too, and the key is refused for another paper', async () => {
    const [key, body] = [randomUUID(), onPaper()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(meera, body, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await enter(meera, onPaper(), key)).body.code).toBe('idempotency_key_used');
  });

  test('by two people at once is entered once', async () => {
    const body = onPaper({ fullName: 'Gita Bai' });
    const answers = await Promise.all([enter(meera, body), enter(ravi, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

test('a paper claim has the scans uploaded for it, and cannot have somebody else’s', async () => {
  const scan = await documentOf(meera);
  const body = onPaper();
  const withScan = { ...body, claimData: { ...body.claimData, documents: [scan.id] } };
  const { body: claim } = await enter(meera, withScan);
  expect(claim.documents.map(({ id }) => id)).toEqual([scan.id]);
  const other = await enter(ravi, {
    ...onPaper(),
    claimData: { ...onPaper().claimData, documents: [scan.id] },
  });
  expect(other.body.issues).toMatchObject([{ path: 'claimData.documents' }]);
});

test('the e-mail address on a paper gives the claim to its account, or invites it once', async () => {
  const mine = await enter(meera, onPaper({ email: asha.user.email }));
  expect(mine.body.claimant).toMatchObject({ id: asha.user.id, email: asha.user.email });
  const email = `new.${randomUUID()}@example.in`;
  const [one, two] = [
    await enter(meera, onPaper({ email })),
    await enter(meera, onPaper({ email })),
  ];
  expect(two.body.claimant.id).toBe(one.body.claimant.id);
  const { rows } = await portal.database.query(
    `SELECT count(*)::int AS n FROM mail_queue WHERE user_id = $1 AND kind = 'invitation'`,
    [one.body.claimant.id],
  );
  expect(rows).toEqual([{ n: 1 }]);
  const refused = await enter(meera, onPaper({ email: ravi.user.email }));
  expect(refused.body.issues).toMatchObject([
    { path: 'claimData.email', rule: 'professionalEmail' },
  ]);
});

test('a claimant without an account is neither notified nor mailed nor written to', async () => {
  const { body: claim } = await enter(meera, onPaper());
  const url = `${address}/api/claims/${claim.id}`;
  const moved = await call('PATCH', `${url}/status`, {
    token: meera.token,
    body: { status: 'info_required', reviewNote: 'Please send the slips.' },
  });
  expect(moved.status).toBe(200);
  const { rows } = await portal.database.query(
    `SELECT (SELECT count(*)::int FROM notifications WHERE user_id = $1) AS told,
       (SELECT count(*)::int FROM mail_queue WHERE user_id = $1) AS mailed`,
    [claim.claimant.id],
  );
  expect(rows).toEqual([{ told: 0, mailed: 0 }]);
  const written = await say(meera, claim.id, 'Hello');
  expect(written).toMatchObject({ status: 409, body: { code: 'no_account' } });
  expect((await claimAs(meera, claim.id)).body.status).toBe('info_required');
});

test('a claimant cannot enter claims for others', async () => {
  const { status } = await enter(asha, onPaper());
  expect(status).toBe(403);
});

test('a creditor on paper withdraws by letter, and only the professionals who have the claim note it', async () => {
  const { body: claim } = await enter(ravi, onPaper());
  const other = await signUp('ip_case_manager', address);
  expect((await withdraw(other, claim.id)).status).toBe(404);
  const letter = await documentOf(ravi);
  const noted = await withdraw(ravi, claim.id, 'By letter of 3 November.', [letter.id]);
  expect([noted.status, noted.body.status]).toEqual([200, 'withdrawn']);
  expect(noted.body.documents.map(({ id }) => id)).toContain(letter.id);
});
