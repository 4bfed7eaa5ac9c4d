import type { PresentedClaim } from '@/lib/claims/records/present';
import { dayInIndia } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { claimBodyOf } from '@/tests/support/data/claims';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { someNumbers } from '@/tests/support/data/numbers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

let portal: OwnPortal;
let address: string;
let asha: TestPerson;
let meera: TestPerson;
const today = dayInIndia(new Date());
const ago = (days: number) => daysAfter(today, -days);
const reason = 'The notice reached the village late.';

beforeAll(async () => {
  portal = await ownPortal();
  address = (await portal.start()).address;
  asha = await signUp('claimant', address);
  meera = await signUp('ip_admin', address);
});
afterAll(() => portal.remove());

/** Sets the commencement so many days ago, and the last date a month after it. */
const commenced = (days: number) =>
  portal.database.query(
    `INSERT INTO case_settings (id, commencement_date, last_date_for_claims) VALUES (1, $1, $2)
     ON CONFLICT (id) DO UPDATE SET commencement_date = $1, last_date_for_claims = $2`,
    [ago(days), ago(days - 30)],
  );

interface Refused {
  code: string;
  message: string;
  issues?: { path: string; rule: string }[];
}
const send = <Answer>(person: TestPerson, method: string, path: string, body?: unknown) =>
  call<Answer & Refused>(method, `${address}/api/${path}`, { token: person.token, body });
const file = (values: object) =>
  send<PresentedClaim>(
    asha,
    'POST',
    'claims',
    claimBodyOf('form_d', { ...someNumbers(), ...values }),
  );
const countOf = async () =>
  (await portal.database.query('SELECT count(*)::int AS n FROM claims')).rows[0].n as number;

test.each([
  [20, '', 201],
  [31, '', 201],
  [90, '', 201],
  [91, '', 400],
  [91, '   ', 400],
  [91, reason, 201],
])(
  'a claim %i days after commencement with the reason "%s" is answered %i',
  async (days, delayReason, status) => {
    await commenced(days);
    const before = await countOf();
    const answer = await file({ delayReason });
    expect(answer.status).toBe(status);
    expect(await countOf()).toBe(status === 201 ? before + 1 : before);
    if (status === 201) return;
    expect(answer.body).toMatchObject({
      code: 'invalid',
      message: 'Reason for the delay is required',
      issues: [{ path: 'claimData.delayReason', rule: 'required' }],
    });
  },
);

test.each(creditorTypes)(
  'a claim on %s after 90 days needs the reason for its delay, and no other optional field',
  async (type) => {
    await commenced(91);
    const body = claimBodyOf(type, { ...someNumbers(), delayReason: '' });
    const own = [
      'workerKind evidenceRelied isSuitPending suitDetails debtIncurred otherInsolvency',
      'otherInsolvencyRecovered verificationPlace verificationDate',
    ];
    for (const name of own.join(' ').split(' ')) delete body.claimData[name];
    const owed = await send<PresentedClaim>(asha, 'POST', 'claims', body);
    expect(owed.body.issues?.map(({ path }) => path)).toEqual(['claimData.delayReason']);
    const given = { ...body, claimData: { ...body.claimData, delayReason: reason } };
    expect((await send(asha, 'POST', 'claims', given)).status).toBe(201);
  },
);

test('the reason for a delay stays in a changed claim, and cannot be removed', async () => {
  await commenced(91);
  const { body: claim } = await file({ delayReason: reason });
  const change = (claimData: object) =>
    send<PresentedClaim>(asha, 'PATCH', `claims/${claim.id}`, { claimData });
  const refused = await change({ delayReason: '' });
  expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, 'claimData.delayReason']);
  const changed = await change({ isSuitPending: 'no', verificationPlace: 'Nashik' });
  expect(changed.body).toMatchObject({
    version: 2,
    claimData: { delayReason: reason, isSuitPending: 'no', verificationPlace: 'Nashik' },
  });
});

test('a paper claim misses the reason for its delay only when it was received too late', async () => {
  await commenced(120);
  const enter = (receivedOn: string, amount: string) =>
    send<PresentedClaim>(meera, 'POST', 'claims/entered', {
      ...claimBodyOf('form_d', {
        ...someNumbers(),
        email: '',
        claimAmount: amount,
        delayReason: '',
      }),
      receivedOn,
      receivedBy: 'post',
    });
  expect((await enter(ago(100), '1001')).body.claimData.missingFields).toBeUndefined();
  expect((await enter(ago(40), '1002')).body.claimData.missingFields).toBeUndefined();
  expect((await enter(ago(10), '1003')).body.claimData.missingFields).toEqual(['delayReason']);
});

test('a file of claims has a column for the reason for the delay, and an empty one is listed as missing', async () => {
  await commenced(91);
  const rows = creditors(2, { email: asha.user.email, delayReason: '' });
  const given = rows.map((row, at) => (at === 0 ? { ...row, delayReason: reason } : row));
  const answer = await sendClaims(asha, 'upload', csvOf('form_d', given), {}, address);
  expect([answer.status, answer.body.success]).toEqual([201, 2]);
  const { rows: kept } = await portal.database.query(
    `SELECT claim_data->>'delayReason' AS reason, claim_data->'missingFields' AS missing FROM claims
     WHERE claim_data ? 'requiresDocumentUpload' ORDER BY claim_number`,
  );
  expect(kept).toEqual([
    { reason, missing: null },
    { reason: null, missing: ['delayReason'] },
  ]);
});

test('a creditor on Form D who declares to be a related party is flagged', async () => {
  await commenced(20);
  const { body: claim } = await file({ isRelatedParty: 'yes' });
  const { body } = await send<PresentedClaim>(meera, 'GET', `claims/${claim.id}`);
  expect(body.flagged).toContainEqual({ name: 'relatedParty', field: 'isRelatedParty' });
});
