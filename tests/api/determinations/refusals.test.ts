import { randomUUID } from 'node:crypto';
import { setStatus } from '@/tests/support/data/bulk';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import {
  ask,
  confirmAs,
  determinationOf,
  determinationsFor,
  determineAs,
  returnAs,
  traceOf,
} from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';

let asha: TestPerson;
let meera: TestPerson;
let ravi: TestPerson;
let kavya: TestPerson;
/** Of 1,00,000: interest 10,000, the rest principal. */
let claimId: string;

const loan = {
  claimAmount: '100000',
  principalAmount: '90000',
  interestAmount: '10000',
  penaltyAmount: '',
};
const newLoan = async () => {
  const { id } = await createClaimAs(asha, 'form_c', loan);
  await assignTo(meera, id, ravi);
  return id;
};

beforeAll(async () => {
  [asha, meera, ravi, kavya] = await Promise.all([
    signUp(),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
    signUp('ip_case_manager'),
  ]);
  claimId = await newLoan();
});
afterAll(() => database.end());

const principal = (changes: object = {}) => ({
  head: 'principalAmount',
  admitted: '90000',
  ...changes,
});
const reason = (changes: object = {}) => ({
  code: 'paid_already',
  text: null,
  amount: '40000',
  ...changes,
});
const part = { admitted: '50000', notAdmitted: '40000' };

test.each<[string, object[], object, string, string]>([
  [
    'amounts that do not add up',
    [principal({ admitted: '80000' })],
    {},
    'heads_do_not_balance',
    'heads.0',
  ],
  ['a negative amount', [principal({ admitted: '-1' })], {}, 'amount_invalid', 'heads.0.admitted'],
  [
    'three decimals',
    [principal({ admitted: '90000.001' })],
    {},
    'amount_invalid',
    'heads.0.admitted',
  ],
  [
    'an amount sent as a number',
    [principal({ admitted: 90000 })],
    {},
    'amount_invalid',
    'heads.0.admitted',
  ],
  [
    'an amount that is not one',
    [principal({ notAdmitted: '1e3' })],
    {},
    'amount_invalid',
    'heads.0.notAdmitted',
  ],
  [
    'more than is claimed for a head',
    [principal({ admitted: '95000' })],
    {},
    'heads_do_not_balance',
    'heads.0',
  ],
  [
    'more than is claimed, with a changed claimed amount',
    [principal({ claimed: '95000', admitted: '95000' })],
    {},
    'heads_do_not_balance',
    'heads.0.claimed',
  ],
  [
    'a moved amount that does not keep the total',
    [principal({ claimed: '95000', admitted: '95000' })],
    { moved: true },
    'heads_do_not_balance',
    'heads',
  ],
  ['a head of another form', [{ head: 'gratuityAmount' }], {}, 'head_unknown', 'heads.0.head'],
  ['a missing reason', [principal(part)], {}, 'reason_required', 'heads.0.reasons'],
  [
    'a missing text',
    [principal({ ...part, reasons: [reason({ code: 'other' })] })],
    {},
    'reason_required',
    'heads.0.reasons.0.text',
  ],
  [
    'a reason with nothing refused',
    [principal({ reasons: [reason({ amount: '0.00' })] })],
    {},
    'reason_unexpected',
    'heads.0.reasons.0',
  ],
  [
    'a reason for more than is refused',
    [principal({ ...part, reasons: [reason({ amount: '40000.01' })] })],
    {},
    'reason_unexpected',
    'heads.0.reasons',
  ],
  [
    'an unknown reason',
    [principal({ ...part, reasons: [reason({ code: 'mood' })] })],
    {},
    'reason_unknown',
    'heads.0.reasons.0.code',
  ],
  [
    'a category of another form',
    [principal()],
    { category: 'workmen' },
    'category_unfit',
    'category',
  ],
  [
    'a secured category with nothing secured',
    [principal()],
    { category: 'secured_financial', securedAmount: '0.00' },
    'category_unfit',
    'category',
  ],
  [
    'an unsecured category with something secured',
    [principal()],
    { category: 'unsecured_financial', securedAmount: '0.01' },
    'category_unfit',
    'category',
  ],
  [
    'security for more than is claimed',
    [principal()],
    { securedAmount: '100000.01' },
    'amount_invalid',
    'securedAmount',
  ],
])(
  'a determination is refused and nothing is stored: %s',
  async (_, heads, changes, code, path) => {
    const before = await traceOf(claimId);
    const answer = await determineAs(ravi, claimId, determinationOf(heads as never, changes));
    expect([answer.status, answer.body.code]).toEqual([400, code]);
    expect(answer.body.issues?.map((issue) => issue.path)).toContain(path);
    expect(answer.body.message.length).toBeGreaterThan(10);
    expect(await traceOf(claimId)).toEqual(before);
  },
);

test.each<[string, object]>([
  ['an unknown basis', { basis: 'mood' }],
  ['a version that is not a number', { claimVersion: '1' }],
  ['an unknown category', { category: 'friends' }],
  ['heads that are not a list', { heads: 'all' }],
])('a determination is refused as invalid: %s', async (_, changes) => {
  const before = await traceOf(claimId);
  const answer = await determineAs(ravi, claimId, determinationOf([principal()], changes));
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
  expect(await traceOf(claimId)).toEqual(before);
});

test('a category that contradicts the security is accepted with a remark', async () => {
  const id = await newLoan();
  const remarks = 'The charge was never registered.';
  const changes = { category: 'unsecured_financial', securedAmount: '90000', remarks };
  const { status, body } = await determineAs(ravi, id, determinationOf([principal()], changes));
  expect([status, body.category, body.remarks]).toEqual([201, 'unsecured_financial', remarks]);
});

test('a creditor who is no related party cannot be exempt as one', async () => {
  const id = await newLoan();
  const exempt = { relatedPartyExempt: true };
  for (const relatedParty of [false, true]) {
    const sent = determinationOf([principal()], { ...exempt, relatedParty });
    const { body } = await determineAs(ravi, id, sent);
    expect([body.relatedParty, body.relatedPartyExempt]).toEqual([relatedParty, relatedParty]);
  }
});

test('a determination after a confirmed one is "revised", unless it names another basis', async () => {
  const id = await newLoan();
  const of = async (changes: object = {}) => {
    const { basis: _, ...sent } = determinationOf([principal()]);
    return (await determineAs(meera, id, { ...sent, ...changes })).body.basis;
  };
  expect(await of()).toBe('original');
  expect(await of({ confirm: true })).toBe('original');
  expect(await of()).toBe('revised');
  expect(await of({ basis: 'original' })).toBe('original');
  expect(await of({ basis: 'order' })).toBe('order');
});

test('an amount moved between heads is accepted only when declared as moved', async () => {
  const id = await newLoan();
  const moved = [
    principal({ claimed: '95000', admitted: '95000' }),
    { head: 'interestAmount', claimed: '5000', admitted: '5000' },
  ];
  const before = await traceOf(id);
  const unsaid = await determineAs(ravi, id, determinationOf(moved));
  expect([unsaid.status, unsaid.body.code]).toEqual([400, 'heads_do_not_balance']);
  expect(await traceOf(id)).toEqual(before);
  const { status, body } = await determineAs(ravi, id, determinationOf(moved, { moved: true }));
  expect([status, body.moved, body.totals.claimed]).toEqual([201, true, '100000.00']);
});

test('a claim of another case manager, or an unknown one, cannot be determined', async () => {
  const before = await traceOf(claimId);
  expect((await determineAs(kavya, claimId, determinationOf([principal()]))).status).toBe(404);
  expect((await determineAs(ravi, randomUUID(), determinationOf([principal()]))).status).toBe(404);
  expect((await determineAs(asha, claimId, determinationOf([principal()]))).status).toBe(403);
  expect(await traceOf(claimId)).toEqual(before);
});

test('nothing can be determined, confirmed or returned on a withdrawn claim', async () => {
  const id = await newLoan();
  const { body } = await determineAs(ravi, id, determinationOf([principal()]));
  await ask(asha, 'POST', `claims/${id}/withdraw`, { reason: 'Filed twice.' });
  const before = await traceOf(id);
  for (const answer of [
    await determineAs(ravi, id, determinationOf([principal()])),
    await confirmAs(meera, body.id),
    await returnAs(meera, body.id),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'claim_closed']);
  expect(await traceOf(id)).toEqual(before);
});

test('an outdated version of a claim can be neither determined nor confirmed', async () => {
  const id = await newLoan();
  const { body } = await determineAs(ravi, id, determinationOf([principal()]));
  const edit = { claimData: { claimDescription: 'Loan of 2021, second tranche alone.' } };
  expect((await ask(asha, 'PATCH', `claims/${id}`, edit)).status).toBe(200);
  const before = await traceOf(id);
  for (const answer of [
    await determineAs(ravi, id, determinationOf([principal()])),
    await confirmAs(meera, body.id),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'claim_changed']);
  expect(await traceOf(id)).toEqual(before);
  const again = await determineAs(ravi, id, determinationOf([principal()], { claimVersion: 2 }));
  expect([again.status, again.body.number]).toEqual([201, 2]);
  expect((await confirmAs(meera, again.body.id)).status).toBe(200);
});

test('a proposal that was confirmed, returned or replaced cannot be confirmed', async () => {
  const id = await newLoan();
  const one = (await determineAs(ravi, id, determinationOf([principal()]))).body;
  const two = (await determineAs(ravi, id, determinationOf([principal()]))).body;
  expect((await confirmAs(meera, one.id)).body.code).toBe('no_longer_proposed');
  await returnAs(meera, two.id);
  expect((await confirmAs(meera, two.id)).body.code).toBe('no_longer_proposed');
  expect((await returnAs(meera, two.id)).body.code).toBe('no_longer_proposed');
  const three = (await determineAs(ravi, id, determinationOf([principal()]))).body;
  await confirmAs(meera, three.id);
  const before = await traceOf(id);
  for (const answer of [await confirmAs(meera, three.id), await returnAs(meera, three.id)])
    expect([answer.status, answer.body.code]).toEqual([409, 'already_confirmed']);
  expect(await traceOf(id)).toEqual(before);
  expect((await determinationsFor(meera, id)).map(({ state }) => state)).toEqual([
    'confirmed',
    'superseded',
    'superseded',
  ]);
});

test('of two professionals who save a determination, the second is refused and nothing is overwritten', async () => {
  const id = await newLoan();
  const body = determinationOf([principal()], { seen: null });
  const first = await determineAs(ravi, id, body);
  const before = await traceOf(id);
  const answers = [first, await determineAs(meera, id, body)];
  expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual([
    [201, undefined],
    [409, 'determined_meanwhile'],
  ]);
  expect(await traceOf(id)).toEqual(before);
  expect((await determinationsFor(meera, id)).length).toBe(1);
});

test('of ten confirmations at once, one succeeds', async () => {
  const id = await newLoan();
  const { body } = await determineAs(ravi, id, determinationOf([principal()]));
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirmAs(meera, body.id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  const entries = await database.query(
    `SELECT FROM audit_entries WHERE claim_id = $1 AND action = 'determination_confirmed'`,
    [id],
  );
  expect(entries.rowCount).toBe(1);
});

test('a case manager can neither confirm nor return a proposal', async () => {
  const id = await newLoan();
  const { body } = await determineAs(ravi, id, determinationOf([principal()]));
  const before = await traceOf(id);
  for (const answer of [
    await confirmAs(ravi, body.id),
    await returnAs(ravi, body.id),
    await ask(ravi, 'POST', 'determinations/bulk/confirm', { ids: [body.id] }),
  ])
    expect(answer.status).toBe(403);
  expect(await traceOf(id)).toEqual(before);
});

test('a proposal is returned only with a remark, and its proposer is told', async () => {
  const id = await newLoan();
  const { body } = await determineAs(ravi, id, determinationOf([principal()]));
  expect((await returnAs(meera, body.id, '  ')).status).toBe(400);
  const returned = await returnAs(meera, body.id, 'Where is the sanction letter?');
  expect(returned.body).toMatchObject({
    state: 'returned',
    returnRemark: 'Where is the sanction letter?',
    returnedBy: { id: meera.user.id },
  });
  const { rows } = await database.query(
    `SELECT user_id, data->>'note' AS note FROM notifications WHERE claim_id = $1 AND type = 'determination_returned'`,
    [id],
  );
  expect(rows).toEqual([{ user_id: ravi.user.id, note: 'Where is the sanction letter?' }]);
});

test('of many proposals confirmed at once, those changed meanwhile are named, and the others confirmed', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, newLoan));
  const made = await Promise.all(
    ids.map((id) =>
      determineAs(
        ravi,
        id,
        determinationOf([principal(), { head: 'interestAmount', admitted: '10000' }]),
      ),
    ),
  );
  const all = made.map(({ body }) => body.id);
  await ask(asha, 'PATCH', `claims/${ids[0]}`, {
    claimData: { claimDescription: 'Another account of the same loan.' },
  });
  await ask(asha, 'POST', `claims/${ids[1]}/withdraw`, { reason: 'Filed twice.' });
  await confirmAs(meera, all[2] ?? '');
  const answer = await ask<{
    confirmed: number;
    skipped: { id: string; reason: string; message: string }[];
    totals: object;
  }>(meera, 'POST', 'determinations/bulk/confirm', { ids: all });
  expect(answer.body).toMatchObject({
    confirmed: 3,
    totals: { claimed: '300000.00', admitted: '300000.00' },
  });
  expect(answer.body.skipped.map(({ id, reason: why }) => [id, why])).toEqual([
    [all[0], 'claim_changed'],
    [all[1], 'claim_closed'],
    [all[2], 'already_confirmed'],
  ]);
  for (const { message } of answer.body.skipped) expect(message).toMatch(/\.$/);
  const { rows } = await database.query(
    'SELECT status::text FROM claims WHERE id = ANY($1::uuid[])',
    [ids.slice(3)],
  );
  expect(rows).toEqual(Array(3).fill({ status: 'approved' }));
  const strange = await ask(meera, 'POST', 'determinations/bulk/confirm', { ids: [randomUUID()] });
  expect(strange.status).toBe(404);
  expect((await ask(meera, 'POST', 'determinations/bulk/confirm', { ids: [] })).status).toBe(400);
});

describe('a status call', () => {
  test('that approves admits in full what is open, and keeps what was determined', async () => {
    const id = await newLoan();
    await determineAs(
      meera,
      id,
      determinationOf([principal({ ...part, reasons: [reason()] })], { confirm: true }),
    );
    await setStatus(ravi, id, { status: 'approved', reviewNote: 'Checked.' });
    const [newest] = await determinationsFor(meera, id);
    expect(newest).toMatchObject({
      number: 2,
      basis: 'revised',
      state: 'confirmed',
      totals: { admitted: '60000.00', notAdmitted: '40000.00', underVerification: '0.00' },
      confirmedBy: { id: ravi.user.id },
    });
  });

  test('that rejects admits nothing, with the note as the reason', async () => {
    const id = await newLoan();
    await setStatus(meera, id, { status: 'rejected', reviewNote: 'Paid in 2024.' });
    const [newest] = await determinationsFor(asha, id);
    expect(newest?.totals).toMatchObject({ admitted: '0.00', notAdmitted: '100000.00' });
    expect(newest?.heads.flatMap(({ reasons }) => reasons)).toEqual([
      { code: 'other', text: 'Paid in 2024.', amount: '90000.00' },
      { code: 'other', text: 'Paid in 2024.', amount: '10000.00' },
    ]);
    await setStatus(meera, id, { status: 'approved' });
    expect((await determinationsFor(asha, id))[0]?.totals.admitted).toBe('100000.00');
  });

  test('a claimant does not see a proposal', async () => {
    const id = await newLoan();
    await determineAs(ravi, id, determinationOf([principal()]));
    expect(await determinationsFor(asha, id)).toEqual([]);
    const seen = async (person: TestPerson) =>
      (await ask<{ determination: { state: string } | null }>(person, 'GET', `claims/${id}`)).body
        .determination;
    expect(await seen(asha)).toBeNull();
    expect(await seen(ravi)).toMatchObject({ state: 'proposed', number: 1 });
    expect((await ask(kavya, 'GET', `claims/${id}/determinations`)).status).toBe(404);
  });
});

describe('a claimant', () => {
  const told = [
    'basis',
    'category',
    'claimId',
    'claimVersion',
    'className',
    'classNumber',
    'confirmedAt',
    'confirmedBy',
    'currency',
    'effectiveOn',
    'facilities',
    'government',
  ];
  told.push('guaranteedAmount', 'heads', 'id', 'number', 'relatedParty', 'relatedPartyExempt');
  told.push('remarks', 'securedAmount', 'setOffAmount', 'state', 'totals', 'voting', 'workman');

  test('sees the determination in force and earlier ones, without proposer and internal notes', async () => {
    const id = await newLoan();
    const noted = { internalNote: 'Jotted down for us.' };
    for (const admitted of ['50000', '60000']) {
      const changes = { ...noted, remarks: 'As per the books.' };
      const heads = [principal({ admitted, underVerification: String(90000 - Number(admitted)) })];
      const { body } = await determineAs(ravi, id, determinationOf(heads, changes));
      expect((await confirmAs(meera, body.id)).status).toBe(200);
    }
    const proposed = { ...noted, remarks: 'Proposed alone.' };
    await determineAs(ravi, id, determinationOf([principal()], proposed));
    await returnAs(meera, (await determinationsFor(meera, id))[0]?.id ?? '', 'Returned alone.');
    await determineAs(ravi, id, determinationOf([principal()], proposed));

    const seen = await determinationsFor(asha, id);
    expect(seen.map(({ number, state, totals }) => [number, state, totals.admitted])).toEqual([
      [2, 'confirmed', '60000.00'],
      [1, 'superseded', '50000.00'],
    ]);
    for (const one of seen) expect(Object.keys(one).toSorted()).toEqual(told);
    const calls = ['', '/determinations', '/versions', '/messages'];
    const answers = await Promise.all(
      calls.map(async (call) => (await ask(asha, 'GET', `claims/${id}${call}`)).text),
    );
    answers.push((await ask(asha, 'GET', 'claims?limit=100')).text);
    answers.push((await ask(asha, 'GET', 'notifications')).text);
    expect(answers[0]).toContain('"admitted":"60000.00"');
    for (const hidden of [
      'Jotted',
      'Proposed alone',
      'Returned alone',
      '"proposed',
      'internalNote',
    ])
      expect([hidden, answers.filter((text) => text.includes(hidden))]).toEqual([hidden, []]);
  });
});

test('every step of a determination is in the trail, in order', async () => {
  const id = await newLoan();
  const one = (await determineAs(ravi, id, determinationOf([principal()]))).body;
  await returnAs(meera, one.id, 'Where is the sanction letter?');
  const whole = [principal(), { head: 'interestAmount', admitted: '10000' }];
  const two = (await determineAs(ravi, id, determinationOf(whole))).body;
  await confirmAs(meera, two.id);
  const { rows } = await database.query(
    `SELECT action, user_id AS who, details FROM audit_entries
     WHERE claim_id = $1 AND (action::text LIKE 'determination_%' OR action = 'status_changed') ORDER BY id`,
    [id],
  );
  const of = (determinationId: string, number: number, more: object) => ({
    determinationId,
    number,
    ...more,
  });
  expect(rows).toEqual([
    {
      action: 'determination_proposed',
      who: ravi.user.id,
      details: of(one.id, 1, one.totals),
    },
    {
      action: 'determination_returned',
      who: meera.user.id,
      details: of(one.id, 1, { remark: 'Where is the sanction letter?' }),
    },
    { action: 'determination_proposed', who: ravi.user.id, details: of(two.id, 2, two.totals) },
    { action: 'determination_confirmed', who: meera.user.id, details: of(two.id, 2, two.totals) },
    {
      action: 'status_changed',
      who: meera.user.id,
      details: { from: 'submitted', to: 'approved' },
    },
  ]);
});
