import type { ProposedAlike } from '@/lib/claims/queues/alike/propose';
import type { AlikeShown } from '@/lib/client/mutations/alike';
import { send } from '@/tests/api/documents/documents-support';
import { say } from '@/tests/api/messages/messages-support';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import {
  ask,
  confirmAs,
  determinationOf,
  determinationsFor,
  determineAs,
  fiveAmountsOf,
  traceOf,
} from '@/tests/support/data/determinations';
import { pdf } from '@/tests/support/data/files';
import { someNumbers } from '@/tests/support/data/numbers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let asha: TestPerson;
let meera: TestPerson;
let ravi: TestPerson;
let kavita: TestPerson;

// Its case has no last date for claims, so that all are in time.
let portal: StartedPortal;
const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await portal.database.query<Row>(text, values)).rows;
const joins = async (role: 'claimant' | 'ip_admin' | 'ip_case_manager') => {
  const person = await signUp(role, portal.address);
  await rows(`UPDATE users SET status = 'active', email_proven_at = now() WHERE id = $1`, [
    person.user.id,
  ]);
  return person;
};

beforeAll(async () => {
  portal = await startedPortal();
  [asha, meera, ravi, kavita] = [
    await joins('claimant'),
    await joins('ip_admin'),
    await joins('ip_case_manager'),
    await joins('ip_case_manager'),
  ];
}, 240_000);
afterAll(() => portal.remove());

/** A driver's claim of 10,000, of which overtime 1,000 and bonus 4,000. */
async function filed(name: string, to: TestPerson, form: object = {}) {
  const { id } = await createClaimAs(asha, 'form_d', {
    ...someNumbers(),
    fullName: name,
    accountHolderName: name,
    claimAmount: '10000',
    overtimeAmount: '1000',
    bonusAmount: '4000',
    gratuityAmount: '0',
    pfAmount: '0',
    esiAmount: '0',
    ...form,
  });
  await assignTo(meera, id, to);
  return id;
}

const heads = [
  { head: 'remainder', admitted: '5000' },
  { head: 'overtimeAmount', notAdmitted: '1000', reasons: [{ code: 'not_agreed' }] },
  {
    head: 'bonusAmount',
    admitted: '1000',
    notAdmitted: '3000',
    reasons: [{ code: 'more_than_books' }],
  },
];
const example = async (by: TestPerson, claimId: string) =>
  (await determineAs(by, claimId, determinationOf(heads))).body.id;

const byBonus = { by: 'reason', head: 'bonusAmount' };
const preview = (person: TestPerson, id: string, body: object = byBonus) =>
  ask<AlikeShown>(person, 'POST', `determinations/${id}/alike`, body);
const propose = (person: TestPerson, id: string, until: string, body: object = byBonus) =>
  ask<ProposedAlike>(person, 'PATCH', `determinations/${id}/alike`, { ...body, until });
const newest = async (claimId: string) => (await determinationsFor(meera, claimId))[0];

test('claims under the same head are proposed in the same shares, by the person, and nothing is confirmed', async () => {
  const first = await filed('Driver one', ravi);
  const two = await filed('Driver two', ravi, { claimAmount: '20000', bonusAmount: '8000.01' });
  const three = await filed('Driver three', ravi, { overtimeAmount: '0' });
  const others = await Promise.all([
    filed('Without a bonus', ravi, { bonusAmount: '0' }),
    filed('With gratuity too', ravi, { gratuityAmount: '1' }),
    filed('Of a colleague', kavita),
  ]);
  const decided = await filed('Decided already', ravi);
  await determineAs(ravi, decided, determinationOf([{ head: 'remainder', admitted: '5000' }]));
  const id = await example(ravi, first);

  const { body: seen } = await preview(ravi, id);
  expect([seen.claims, seen.claimed]).toEqual([2, '30000.00']);
  expect(seen.largest.map(({ claimed }) => claimed)).toEqual(['20000.00', '10000.00']);
  expect(seen.sample.length).toBe(2);
  expect(seen.shares.map(({ head, admitted }) => [head, admitted])).toEqual([
    ['overtimeAmount', 0],
    ['bonusAmount', 2500],
    ['remainder', 10_000],
  ]);
  expect([await newest(two), await newest(three)]).toEqual([undefined, undefined]);

  const untouched = await Promise.all([...others, decided, first].map((one) => traceOf(one, rows)));
  const { status, body } = await propose(ravi, id, seen.until);
  expect([status, body.proposed, body.next]).toEqual([200, 2, null]);
  expect(await Promise.all([...others, decided, first].map((one) => traceOf(one, rows)))).toEqual(
    untouched,
  );
  const made = await newest(two);
  expect([made?.state, made?.proposedBy?.id]).toEqual(['proposed', ravi.user.id]);
  expect(made?.totals && fiveAmountsOf(made.totals)).toEqual([
    '20000.00',
    '12999.99',
    '0.00',
    '7000.01',
    '0.00',
  ]);
  const [number] = await rows<{ claim_number: string }>(
    'SELECT claim_number FROM claims WHERE id = $1',
    [first],
  );
  expect(made?.rule).toBe(`like:${number?.claim_number}/1`);
  const trail = await rows<{ user_id: string; rule: string }>(
    `SELECT user_id, details ->> 'rule' AS rule FROM audit_entries
     WHERE claim_id = $1 AND action = 'determination_proposed'`,
    [three],
  );
  expect(trail).toEqual([{ user_id: ravi.user.id, rule: made?.rule }]);
  // Sent again, it finds its own work done.
  expect((await propose(ravi, id, seen.until)).body.proposed).toBe(0);
  expect((await preview(ravi, id)).body.claims).toBe(0);
});

test('what is flagged, incomplete, withdrawn, or changed after it was seen is left out', async () => {
  const manager = await joins('ip_case_manager');
  const shared = someNumbers();
  const first = await filed('Example', manager);
  await filed('Twin one', manager, shared);
  await filed('Twin two', manager, shared);
  const incomplete = await filed('Incomplete', manager);
  await rows(
    `UPDATE claims SET claim_data = claim_data || '{"missingFields": ["department"]}' WHERE id = $1`,
    [incomplete],
  );
  const withdrawn = await filed('Withdrawn', manager);
  await ask(asha, 'POST', `claims/${withdrawn}/withdraw`, { reason: 'Paid.' });
  const edited = await filed('Edited meanwhile', manager);
  const wrote = await filed('Wrote meanwhile', manager);
  const sent = await filed('Sent a paper meanwhile', manager);
  const plain = await filed('Plain', manager);
  const id = await example(manager, first);
  const { body: seen } = await preview(manager, id);
  expect(seen.claims).toBe(4);
  await ask(asha, 'PATCH', `claims/${edited}`, { claimData: { department: 'Depot 4' } });
  expect((await say(asha, wrote, 'The slip follows.')).status).toBe(201);
  expect((await send(asha, pdf(), 'slip.pdf', { before: { claimId: sent } })).status).toBe(201);
  const later = await filed('Filed later', manager);
  expect((await propose(manager, id, seen.until)).body.proposed).toBe(1);
  expect((await newest(plain))?.state).toBe('proposed');
  for (const one of [edited, wrote, sent, later]) expect(await newest(one)).toBeUndefined();
});

test('claims go by company where companies file, whatever the case of its name and with its numbers, but for what may be filed twice', async () => {
  const manager = await joins('ip_case_manager');
  const supplier = async (companyName: string, claimAmount: string, numbers: object) => {
    const { panNumber: representativePan, aadhaarNumber: representativeAadhaar } = someNumbers();
    const changes = {
      ...{ companyName, accountHolderName: companyName, claimAmount },
      ...{ representativePan, representativeAadhaar, ...numbers },
    };
    const { id } = await createClaimAs(asha, 'form_b', changes);
    await assignTo(meera, id, manager);
    return id;
  };
  const [{ accountNumber }, other] = [someNumbers(), someNumbers()];
  const first = await supplier('Setu Spares', '5000', { accountNumber });
  await supplier('SETU SPARES ', '6000', { accountNumber });
  for (const _ of ['once', 'twice']) await supplier('Setu Spares', '7000', { accountNumber });
  // Its number is somebody else's, too.
  const { accountNumber: shared } = other;
  await supplier('Setu Spares', '8000', { accountNumber: shared });
  await supplier('Another Spares', '9000', { accountNumber: shared });
  const made = await determineAs(
    manager,
    first,
    determinationOf([{ head: 'principal', admitted: '5000' }]),
  );
  const { body } = await preview(manager, made.body.id, { by: 'company', head: 'principal' });
  expect([body.claims, body.claimed]).toEqual([1, '6000.00']);
});

test('an example that is undecided in part, of rows of its own, edited or returned is refused', async () => {
  const manager = await joins('ip_case_manager');
  const claimId = await filed('Half decided', manager);
  const half = await determineAs(manager, claimId, determinationOf(heads.slice(0, 1)));
  const refused = await preview(manager, half.body.id, { by: 'reason', head: 'remainder' });
  expect([refused.status, refused.body.code]).toEqual([409, 'no_example']);
  const whole = await example(manager, claimId);
  expect((await preview(manager, half.body.id)).body.code).toBe('no_example');
  await ask(meera, 'POST', `determinations/${whole}/return`, { remark: 'Look again.' });
  expect((await preview(manager, whole)).body.code).toBe('no_example');
  expect((await propose(manager, whole, new Date().toISOString())).body.code).toBe('no_example');
});

test('a way, a head or a time that does not fit is refused, and so is another’s example', async () => {
  const manager = await joins('ip_case_manager');
  const claimId = await filed('Refused', manager);
  const id = await example(manager, claimId);
  for (const body of [
    {},
    { by: 'colour', head: 'bonusAmount' },
    { by: 'reason', head: 'remainder' },
    { by: 'reason', head: 'principal' },
    { by: 'company', head: 'bonusAmount' },
  ])
    expect((await preview(manager, id, body)).status).toBe(400);
  expect((await propose(manager, id, 'yesterday')).status).toBe(400);
  expect((await preview(kavita, id)).status).toBe(404);
  expect((await propose(kavita, id, new Date().toISOString())).status).toBe(404);
  expect((await preview(asha, id)).status).toBe(403);
});

test('the person is who proposes, also to those who confirm many', async () => {
  const manager = await joins('ip_case_manager');
  const first = await filed('Model', manager);
  const second = await filed('Like it', manager);
  const id = await example(manager, first);
  const { body: seen } = await preview(manager, id);
  await propose(manager, id, seen.until);
  const made = await newest(second);
  const { body } = await ask<{ byProposer: { person: { id: string }; rule: string }[] }>(
    meera,
    'POST',
    'determinations/bulk/summary',
    { ids: [id, made?.id] },
  );
  expect(body.byProposer.map(({ person, rule }) => [person.id, rule]).toSorted()).toEqual(
    [
      [manager.user.id, made?.rule],
      [manager.user.id, null],
    ].toSorted(),
  );
  expect((await confirmAs(meera, made?.id ?? '')).body.state).toBe('confirmed');
});
