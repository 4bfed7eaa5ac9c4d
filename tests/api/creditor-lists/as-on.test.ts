import type { PresentedClaim } from '@/lib/claims/records/present';
import type { Figures } from '@/lib/creditor-lists/figures/present';
import { daysAfter } from '@/lib/format/days';
import { type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { annexureOf } from '@/lib/law/categories';
import { claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import {
  committeeAs,
  determinedAs,
  linesAs,
  listAs,
  madeListAs,
  today,
} from '@/tests/support/data/creditor-lists';
import { ask } from '@/tests/support/data/determinations';
import { someNumbers } from '@/tests/support/data/numbers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let asha: TestPerson;
let meera: TestPerson;
let ravi: TestPerson;
const filedOn = daysAfter(today(), -3);
const editedOn = daysAfter(today(), -2);

beforeAll(async () => {
  portal = await startedPortal();
});
beforeEach(async () => {
  await portal.renew();
  [asha, meera, ravi] = await Promise.all([
    signUp('claimant', portal.address),
    signUp('ip_admin', portal.address),
    signUp('ip_case_manager', portal.address),
  ]);
});
afterAll(() => portal.remove());

const query = (statement: string, values: unknown[]) => portal.database.query(statement, values);

/** Moves the receipt of a claim to the noon of the first day. */
const filedThen = ({ id }: Pick<PresentedClaim, 'id'>) =>
  query(
    `UPDATE claims SET submitted_at = ($2::date + time '12:00') AT TIME ZONE 'Asia/Kolkata' WHERE id = $1`,
    [id, filedOn],
  );

/** Changes the form of a claim as its claimant, at a moment in India. */
async function edit(claim: PresentedClaim, claimData: object, at = `${editedOn} 12:00`) {
  const answer = await ask<PresentedClaim>(asha, 'PATCH', `claims/${claim.id}`, { claimData });
  if (answer.status !== 200) throw new Error(answer.text);
  await query(
    `UPDATE claim_versions SET replaced_at = $3::timestamp AT TIME ZONE 'Asia/Kolkata' WHERE claim_id = $1 AND version = $2`,
    [claim.id, answer.body.version - 1, at],
  );
  return answer.body;
}

/** Two forms of one type that differ in name, amount and, where it has one, nature. */
function twoForms(type: CreditorType) {
  const form = formOf(type);
  const nature = fieldsOf(form).find(({ name }) => name === 'natureOfClaim')?.options;
  const parts = Object.fromEntries(
    fieldsOf(form).flatMap(({ name, kind }) => (kind === 'amountPart' ? [[name, '']] : [])),
  );
  const of = (name: string, claimAmount: string, at: number) => ({
    ...parts,
    [form.creditorName]: name,
    claimAmount,
    ...(nature && { natureOfClaim: nature[at] }),
    ...(type === 'form_c' && { principalAmount: claimAmount }),
    ...(type === 'form_e' && { employeeDetails: [person('Ram', claimAmount)] }),
    ...(type === 'form_d' && { workerKind: at === 0 ? 'workman' : 'employee' }),
  });
  return {
    before: of('Kaveri Before', '1000.00', 0),
    after: of('Kaveri After', '2000.00', 1),
    natures: nature ? [nature[0], nature[1]] : ['financial_debt', 'financial_debt'],
  };
}

const person = (employeeName: string, totalAmountDue: string) => ({
  serialNo: '1',
  employeeName,
  identificationNumber: 'ID-1',
  totalAmountDue,
  periodDue: 'May',
});

/** Of a thousand rupees six hundred are admitted: the claim stays open to its claimant. */
const inPart = (head: string) => ({
  head,
  claimed: '1000.00',
  admitted: '600.00',
  underVerification: '400.00',
});

const lineOf = async (asOn: string) => {
  const { number } = await madeListAs(meera, asOn);
  return (await linesAs(meera, number)).rows;
};

const hindrancesOf = async (number: number) =>
  Object.fromEntries(
    (await listAs(meera, number)).hindrances.map(({ code, count }) => [code, count]),
  );

const figuresOn = async (to: string) =>
  (await ask<Figures>(meera, 'GET', `figures?from=${filedOn}&to=${to}`)).body;

test.each(creditorTypes)(
  'a claim of %s that was edited stands in a list as its form stood on the day',
  async (type) => {
    const { before, after, natures } = twoForms(type);
    const claim = await createClaimAs(asha, type, before);
    await filedThen(claim);
    await edit(claim, after);
    const of = async (day: string) => {
      const [line, ...more] = await lineOf(day);
      const { categories } = await figuresOn(day);
      const counted = categories.filter(({ received }) => received.count > 0);
      return {
        lines: 1 + more.length,
        name: type === 'form_e' ? line?.representative : line?.name,
        amounts: [
          line?.claimed,
          line?.underVerification,
          ...counted.map((one) => one.received.amount),
        ],
        nature: line?.nature,
        annexures: [line?.annexure, ...counted.map((one) => annexureOf(one.category))],
      };
    };
    const first = await of(filedOn);
    const then = await of(editedOn);
    expect(first).toMatchObject({
      lines: 1,
      name: expect.stringContaining('Kaveri Before'),
      amounts: ['1000.00', '1000.00', '1000.00'],
      nature: natures[0],
    });
    expect(then).toMatchObject({
      lines: 1,
      name: expect.stringContaining('Kaveri After'),
      amounts: ['2000.00', '2000.00', '2000.00'],
      nature: natures[1],
    });
    // What Form D says of the kind of work leads to another annexure.
    const annexures = type === 'form_d' ? [5, 6] : [first.annexures[0], first.annexures[0]];
    expect([first.annexures, then.annexures]).toEqual(annexures.map((one) => [one, one]));
  },
);

test('a day ends at midnight in India, also for the edit of a form', async () => {
  const claim = await createClaimAs(asha, 'form_f', { fullName: 'First', claimAmount: '1.00' });
  await filedThen(claim);
  const { before } = twoForms('form_f');
  await edit(
    claim,
    { ...before, fullName: 'Second', claimAmount: '2.00' },
    `${filedOn} 23:59:59.999`,
  );
  await edit(claim, { ...before, fullName: 'Third', claimAmount: '3.00' }, `${editedOn} 00:00:00`);
  await edit(
    claim,
    { ...before, fullName: 'Fourth', claimAmount: '4.00' },
    `${editedOn} 23:59:59.999`,
  );
  const on = async (day: string) => (await lineOf(day)).map(({ name, claimed }) => [name, claimed]);
  expect(await on(filedOn)).toEqual([['Second', '2.00']]);
  expect(await on(editedOn)).toEqual([['Fourth', '4.00']]);
  expect((await figuresOn(filedOn)).totals.received.amount).toBe('2.00');
});

test('the employees of a Form E are those of the day, and with their amounts', async () => {
  const people = [person('Ram', '1000.00'), person('Sita', '500.00')];
  const claim = await createClaimAs(asha, 'form_e', {
    claimAmount: '1600.00',
    employeeDetails: people,
  });
  await filedThen(claim);
  await edit(claim, {
    claimAmount: '900.00',
    employeeDetails: [person('Sita', '500.00'), person('Gita', '400.00')],
  });
  const on = async (day: string) =>
    (await lineOf(day)).map(({ name, claimed, underVerification }) => [
      name,
      claimed,
      underVerification,
    ]);
  expect(await on(filedOn)).toEqual([
    ['Ram', '1000.00', '1000.00'],
    ['Sita', '500.00', '500.00'],
    [null, '100.00', '100.00'],
  ]);
  expect(await on(editedOn)).toEqual([
    ['Sita', '500.00', '500.00'],
    ['Gita', '400.00', '400.00'],
  ]);
});

test('a claim is named as edited since its determination only from the day of the edit on', async () => {
  const claim = await createClaimAs(asha, 'form_e', {
    claimAmount: '1000.00',
    employeeDetails: [person('Ram', '1000.00')],
  });
  await filedThen(claim);
  await determinedAs(meera, claim, [inPart('employee:1')], {
    workman: true,
    effectiveOn: filedOn,
  });
  await edit(claim, { claimAmount: '700.00', employeeDetails: [person('Gita', '700.00')] });
  const on = async (day: string) => {
    const list = await madeListAs(meera, day);
    const [line] = (await linesAs(meera, list.number)).rows;
    return [await hindrancesOf(list.number), line?.name, line?.admitted, line?.underVerification];
  };
  const facts = { no_commencement_date: 1, no_debtor_name: 1 };
  expect(await on(filedOn)).toEqual([facts, 'Ram', '600.00', '400.00']);
  expect(await on(editedOn)).toEqual([
    { ...facts, edited_since: 1, sum_differs: 1 },
    'Ram',
    '600.00',
    '400.00',
  ]);
});

test('a determination of a later form that counts from an earlier day keeps its employees', async () => {
  const claim = await createClaimAs(asha, 'form_e', {
    claimAmount: '1000.00',
    employeeDetails: [person('Ram', '1000.00')],
  });
  await filedThen(claim);
  await edit(claim, { claimAmount: '700.00', employeeDetails: [person('Gita', '700.00')] });
  await determinedAs(meera, claim, [{ head: 'employee:1', admitted: '700.00' }], {
    claimVersion: 2,
    workman: true,
    effectiveOn: filedOn,
  });
  const list = await madeListAs(meera, filedOn);
  expect(await hindrancesOf(list.number)).toEqual({ no_commencement_date: 1, no_debtor_name: 1 });
  expect((await linesAs(meera, list.number)).rows).toMatchObject([
    { name: 'Gita', claimed: '700.00', admitted: '700.00' },
  ]);
});

test('a typing mistake that was corrected from the paper was never what the paper claimed', async () => {
  const paper = { email: '', ...someNumbers(), fullName: 'Kamla Dvei', claimAmount: '10.00' };
  const { before } = twoForms('form_d');
  const entered = await ask<PresentedClaim>(ravi, 'POST', 'claims/entered', {
    ...claimBodyOf('form_d', { ...before, ...paper }),
    receivedOn: filedOn,
    receivedBy: 'post',
  });
  expect(entered.status).toBe(201);
  const corrected = await ask(ravi, 'PATCH', `claims/entered/${entered.body.id}`, {
    claimData: { fullName: 'Kamla Devi', claimAmount: '100.00' },
    reason: 'Typed wrongly.',
  });
  expect(corrected.status).toBe(200);
  expect(await lineOf(filedOn)).toMatchObject([{ name: 'Kamla Devi', claimed: '100.00' }]);
});

test('claims of one creditor are found by the names of the day', async () => {
  for (const [name, changed] of [
    ['Kaveri Bank', null],
    ['Kaveri Bank', 'Narmada Bank'],
  ] as const) {
    const { before } = twoForms('form_c');
    const claim = await createClaimAs(asha, 'form_c', { ...before, institutionName: name });
    await filedThen(claim);
    await determinedAs(meera, claim, [inPart('principalAmount')], {
      effectiveOn: filedOn,
    });
    if (changed) await edit(claim, { institutionName: changed });
  }
  const membersOn = async (day: string) => {
    const { number } = await madeListAs(meera, day);
    return (await committeeAs(meera, number)).members.map(({ name, share }) => [name, share]);
  };
  expect(await membersOn(filedOn)).toEqual([['Kaveri Bank', '100.00']]);
  expect(await membersOn(editedOn)).toEqual([
    ['Kaveri Bank', '50.00'],
    ['Narmada Bank', '50.00'],
  ]);
});

test('a name of the day that holds a number of the form of that day is withheld', async () => {
  const numbers = someNumbers();
  const claim = await createClaimAs(asha, 'form_f', { fullName: 'Asha Devi' });
  await filedThen(claim);
  await edit(claim, { fullName: 'Devi' });
  // A form of before names were judged.
  const { rows } = await query('SELECT claim_data FROM claim_versions WHERE claim_id = $1', [
    claim.id,
  ]);
  const phone = `98${numbers.accountNumber.slice(-8)}`;
  await query('UPDATE claim_versions SET claim_data = $2 WHERE claim_id = $1', [
    claim.id,
    { ...rows[0].claim_data, fullName: `Asha ${phone}`, phone },
  ]);
  expect(await lineOf(filedOn)).toMatchObject([{ name: '•••' }]);
});

test.each([
  ['23:59:59.999', 0],
  ['24:00:00', 1],
])('a claim withdrawn at %s has %i lines in a list as on that day', async (time, lines) => {
  const claim = await createClaimAs(asha, 'form_f');
  await filedThen(claim);
  await ask(asha, 'POST', `claims/${claim.id}/withdraw`, { reason: 'Paid' });
  const moved = await query(
    `UPDATE claims SET withdrawn_at = ($2::date + $3::time) AT TIME ZONE 'Asia/Kolkata' WHERE id = $1 AND withdrawn_at IS NOT NULL`,
    [claim.id, editedOn, time],
  );
  expect(moved.rowCount).toBe(1);
  expect([(await lineOf(filedOn)).length, (await lineOf(editedOn)).length]).toEqual([1, lines]);
  expect((await figuresOn(editedOn)).totals.received.count).toBe(lines);
});

test('claims in quarantine are counted among the hindrances of the days on which they stood', async () => {
  const claim = await createClaimAs(asha, 'form_f');
  await filedThen(claim);
  await ask(asha, 'POST', `claims/${claim.id}/withdraw`, { reason: 'Paid' });
  await query(
    `WITH q AS (INSERT INTO quarantines (user_id, begun_by_id) VALUES ($1, $2) RETURNING id)
     UPDATE claims SET quarantine_id = q.id, withdrawn_at = ($4::date + time '12:00') AT TIME ZONE 'Asia/Kolkata' FROM q WHERE claims.id = $3`,
    [asha.user.id, meera.user.id, claim.id, editedOn],
  );
  const on = async (day: string) =>
    (await hindrancesOf((await madeListAs(meera, day)).number)).in_quarantine;
  expect([await on(filedOn), await on(editedOn)]).toEqual([1, undefined]);
});
