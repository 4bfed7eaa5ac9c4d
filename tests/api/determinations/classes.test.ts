import type { CreditorClass } from '@/lib/case/classes/creditor-class';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import { createClaimAs } from '@/tests/support/data/claims';
import { admittedAs, today } from '@/tests/support/data/creditor-lists';
import {
  ask,
  confirmAs,
  determinationOf,
  determinationsFor,
  determineAs,
  returnAs,
} from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { agreeAs, reportTransferAs, withTransfer } from '@/tests/support/data/transfers';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let address: string;
let asha: TestPerson;
let meera: TestPerson;

beforeAll(async () => {
  portal = await startedPortal();
  ({ address } = portal);
});
beforeEach(async () => {
  await portal.renew();
  [asha, meera] = await Promise.all([signUp('claimant', address), signUp('ip_admin', address)]);
});
afterAll(() => portal.remove());

const towerA = { name: 'Allottees of Tower A', representative: 'Farida Khan' };
const towerB = { name: 'Allottees of Tower B', representative: null };

const change = (classes: unknown) =>
  ask<{ classes: CreditorClass[] }>(meera, 'PUT', 'case/classes', { classes });

const flat = (amount = '1000.00') => createClaimAs(asha, 'form_ca', { claimAmount: amount });
const admitted = [{ head: 'principal', claimed: '1000.00', admitted: '1000.00' }];

const newestOf = async (claimId: string, person = meera) =>
  (await determinationsFor(person, claimId))[0] as PresentedDetermination;

test('a determination says which class, and no other than one of the case', async () => {
  await change([towerA, towerB]);
  const { id } = await flat();
  const determined = (changes: object, claim = id) =>
    determineAs(meera, claim, determinationOf(admitted, changes));
  for (const [classNumber, more, unfit] of [
    [3, {}, 'unknown'],
    [0, {}, 'unknown'],
    [1, { category: 'unsecured_financial', remarks: 'As the tribunal says.' }, 'category'],
  ] as const) {
    const { status, body } = await determined({ classNumber, ...more });
    expect([status, body.code, body.issues]).toEqual([
      400,
      'class_unfit',
      [expect.objectContaining({ path: 'classNumber', params: { unfit } })],
    ]);
  }
  expect((await determined({ classNumber: '1' })).body.issues?.[0]?.path).toBe('classNumber');
  expect(await determinationsFor(meera, id)).toEqual([]);
  const { status, body } = await determined({ classNumber: 2 });
  expect([status, body.classNumber, body.className]).toEqual([201, 2, towerB.name]);
  expect((await confirmAs(meera, body.id)).body.classNumber).toBe(2);
  // Its claimant reads it as the case calls it now.
  await change([
    { number: 1, ...towerA },
    { number: 2, name: 'Tower B', representative: null },
  ]);
  expect(await newestOf(id, asha)).toMatchObject({ classNumber: 2, className: 'Tower B' });
  // Without a word of it, it is open again.
  expect((await determined({ confirm: true, basis: 'revised' })).body.classNumber).toBeNull();
  await change([{ number: 1, ...towerA }]);
  expect((await determined({ classNumber: 2 })).body.code).toBe('class_unfit');
});

test('a class that a determination in force or a proposal names is not taken out', async () => {
  await change([towerA, towerB]);
  const [first, second] = [await flat(), await flat()];
  const named = (claimId: string, classNumber: number | null, confirm: boolean) =>
    determineAs(meera, claimId, determinationOf(admitted, { classNumber, confirm }));
  await named(first.id, 1, true);
  const proposal = await named(second.id, 1, false);
  const keep = [{ number: 2, ...towerB }];
  const refused = async () => {
    const { status, body } = await change(keep);
    return [status, body.code, body.message];
  };
  expect(await refused()).toEqual([
    409,
    'class_in_use',
    '“Allottees of Tower A” cannot be taken out: the determinations of 2 claims name it. Determine them in another class first.',
  ]);
  await returnAs(meera, proposal.body.id);
  expect((await refused())[2]).toContain('the determination of 1 claim names it');
  await named(first.id, 2, true);
  expect((await change(keep)).status).toBe(200);
  // What was determined while it was there still says its name.
  const [, earlier] = await determinationsFor(meera, first.id);
  expect([earlier?.classNumber, earlier?.className]).toEqual([1, towerA.name]);
});

test('a status carries the class on', async () => {
  await change([towerA]);
  const { id } = await flat();
  const half = [
    { ...admitted[0], head: 'principal', admitted: '400.00', underVerification: '600.00' },
  ];
  await determineAs(meera, id, determinationOf(half, { classNumber: 1 }));
  await ask(meera, 'PATCH', `claims/${id}/status`, { status: 'approved' });
  expect(await newestOf(id)).toMatchObject({ state: 'confirmed', classNumber: 1 });
  await ask(meera, 'PATCH', `claims/${id}/status`, { status: 'rejected', reviewNote: 'No.' });
  expect((await newestOf(id)).classNumber).toBe(1);
});

test('a transfer carries the class on, to both claims', async () => {
  await change([towerA]);
  const given = await admittedAs(asha, meera, 'form_ca', 'A', '1000.00', { classNumber: 1 });
  const z = await signUp('claimant', address);
  const on = today();
  const { body } = await reportTransferAs(asha, given.id, {
    amount: '400.00',
    on,
    email: z.user.email,
  });
  await agreeAs(z, body.id);
  const accepted = await withTransfer(meera, body.id, 'accept');
  expect(accepted.body.state).toBe('accepted');
  const { rows } = await portal.database.query(
    `SELECT class_number FROM determinations WHERE basis = 'assigned' ORDER BY id`,
  );
  expect(rows).toEqual([{ class_number: 1 }, { class_number: 1 }]);
});
