import { parse } from 'papaparse';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import type { ReferenceRate } from '@/lib/law/currency';
import { createClaimAs } from '@/tests/support/data/claims';
import { admittedAs, today } from '@/tests/support/data/creditor-lists';
import {
  ask,
  confirmAs,
  determinationOf,
  determinationsFor,
  determineAs,
  traceOf,
} from '@/tests/support/data/determinations';
import { downloaded, madePaper } from '@/tests/support/data/made-papers';
import { textOfPdf } from '@/tests/support/data/pdf-text';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { agreeAs, reportTransferAs, withTransfer } from '@/tests/support/data/transfers';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let asha: TestPerson;
let zoya: TestPerson;
let meera: TestPerson;
let ravi: TestPerson;

const day = '2026-01-10';
const dollar = { rate: '83.1234', day, source: 'FBIL' };
const thousand = { code: 'USD', amount: '1000.00', ...dollar, rupees: '83123.40' };

const rate = (currency: string, body: object) =>
  ask<ReferenceRate>(meera, 'PATCH', `case/rates/${currency}`, body);

beforeAll(async () => {
  portal = await startedPortal();
});
beforeEach(async () => {
  await portal.renew();
  const { address } = portal;
  [asha, zoya, meera, ravi] = await Promise.all([
    signUp('claimant', address),
    signUp('claimant', address),
    signUp('ip_admin', address),
    signUp('ip_case_manager', address),
  ]);
  await ask(meera, 'PATCH', 'case', { commencementDate: day });
  await rate('USD', dollar);
});
afterAll(() => portal.remove());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await portal.database.query<Row>(text, values)).rows;

/** A loan of ₹83,123.40. */
const loan = (claimAmount = '83123.40') =>
  createClaimAs(asha, 'form_c', {
    claimAmount,
    principalAmount: claimAmount,
    interestAmount: '0',
    penaltyAmount: '0',
  }).then(({ id }) => id);

const whole = [{ head: 'principalAmount', claimed: '83123.40', admitted: '83123.40' }];

const claimed = (id: string, currency: object | null, changes: object = {}) =>
  determineAs(meera, id, determinationOf(whole, { confirm: true, currency, ...changes }));

const standing = async (id: string): Promise<PresentedDetermination> => {
  const [newest] = await determinationsFor(meera, id);
  if (!newest) throw new Error('a determination is there');
  return newest;
};

test('a claim is determined in its currency by the rate of the case, and what it says in rupees stays', async () => {
  const id = await loan();
  const answer = await claimed(id, { code: 'USD', amount: '1000', rate: '83.1234' });
  expect([answer.status, answer.body]).toEqual([
    201,
    expect.objectContaining({ currency: thousand }),
  ]);
  expect(answer.body.totals).toMatchObject({ claimed: '83123.40', admitted: '83123.40' });
  const [told] = await determinationsFor(asha, id);
  expect(told?.currency).toEqual(thousand);
  const [entry] = await query<{ currency: object }>(
    `SELECT details -> 'currency' AS currency FROM audit_entries
     WHERE claim_id = $1 AND action = 'determination_confirmed'`,
    [id],
  );
  expect(entry?.currency).toEqual(thousand);
});

test('rupees that differ from what the form claims are said, not put right', async () => {
  const id = await loan();
  const { body } = await claimed(id, { code: 'USD', amount: '1000.125' });
  expect(body.currency).toMatchObject({ amount: '1000.125', rupees: '83133.79' });
  expect(body.totals.claimed).toBe('83123.40');
});

const wrong: [string, string, object][] = [
  ['rate_missing', 'currency.code', { code: 'EUR', amount: '5' }],
  ['invalid', 'currency.code', { code: 'INR', amount: '5' }],
  ['invalid', 'currency.amount', { code: 'USD', amount: '0' }],
  ['invalid', 'currency.amount', { code: 'USD', amount: '1.2345' }],
  ['invalid', 'currency.amount', { code: 'USD', amount: '-1' }],
  ['invalid', 'currency.amount', { code: 'USD', amount: 1000 }],
  ['invalid', 'currency.amount', { code: 'USD' }],
  ['invalid', 'currency.rate', { code: 'USD', amount: '5', rate: '0' }],
  ['amount_invalid', 'currency.amount', { code: 'USD', amount: '9999999999999999' }],
];

test.each(wrong)('%s names %s, and nothing is written, for %j', async (code, path, currency) => {
  const id = await loan();
  const before = await traceOf(id, query);
  const answer = await claimed(id, currency);
  expect([answer.status, answer.body.code, answer.body.issues?.map((one) => one.path)]).toEqual([
    400,
    code,
    [path],
  ]);
  expect(await traceOf(id, query)).toEqual(before);
});

test('the sentence names the currency that lacks a rate, and the rate that is no longer what was seen', async () => {
  const id = await loan();
  const none = await claimed(id, { code: 'EUR', amount: '5' });
  expect(none.body.message).toContain('no rate of EUR');
  const old = await claimed(id, { code: 'USD', amount: '1000', rate: '83.00' });
  expect([old.status, old.body.code]).toEqual([409, 'rate_changed']);
  expect(old.body.message).toContain('The rate of USD is ₹83.1234 of 10 Jan 2026');
});

test('a claim for many is in rupees', async () => {
  const { id } = await createClaimAs(asha, 'form_e');
  const body = determinationOf([], { currency: { code: 'USD', amount: '5' } });
  const answer = await determineAs(meera, id, body);
  expect([answer.status, answer.body.code]).toEqual([400, 'currency_unfit']);
});

test('a rate that was changed says what it leaves; determinations keep theirs until they are made anew', async () => {
  const [first, second] = [await loan(), await loan()];
  await claimed(first, { code: 'USD', amount: '1000' });
  const proposed = await claimed(second, { code: 'USD', amount: '1000' }, { confirm: false });
  const other = { ...dollar, rate: '84.00', seen: dollar };
  const refused = await rate('USD', other);
  expect([refused.status, refused.body.code]).toEqual([409, 'rate_in_use']);
  expect(refused.body.message).toContain('2 claims were determined at the present rate of USD');
  expect((await rate('USD', { ...other, determined: 1 })).body.code).toBe('rate_in_use');
  expect((await rate('USD', { ...other, determined: 2 })).status).toBe(200);
  const [entry] = await query<{ determined: number }>(
    `SELECT (details ->> 'determined')::int AS determined FROM audit_entries
     WHERE action = 'case_changed' ORDER BY id DESC LIMIT 1`,
  );
  expect(entry?.determined).toBe(2);
  await confirmAs(meera, proposed.body.id);
  expect((await standing(second)).currency).toEqual(thousand);
  await claimed(first, { code: 'USD', amount: '1000' }, { basis: 'revised' });
  expect((await standing(first)).currency).toMatchObject({ rate: '84.00', rupees: '84000.00' });
  await claimed(first, null, { basis: 'revised' });
  expect((await standing(first)).currency).toBeNull();
  // Those that were replaced, and withdrawn claims, keep nothing that counts.
  const left = await rate('USD', dollar);
  expect([left.status, left.body.code]).toEqual([200, undefined]);
});

test('a status that is set, one claim or many, keeps the currency, and its trail tells of it', async () => {
  const ids = [await loan(), await loan(), await loan()];
  for (const id of ids) await claimed(id, { code: 'USD', amount: '1000' }, { confirm: false });
  const [one, ...many] = ids;
  await ask(meera, 'PATCH', `claims/${one}/status`, { status: 'rejected' });
  await ask(meera, 'PATCH', 'claims/bulk/status', { claimIds: many, status: 'approved' });
  for (const id of ids)
    expect(await standing(id)).toMatchObject({ state: 'confirmed', currency: thousand });
  const entries = await query<{ currency: object | null }>(
    `SELECT details -> 'currency' AS currency FROM audit_entries
     WHERE claim_id = ANY($1::uuid[]) AND action = 'determination_confirmed'`,
    [many],
  );
  expect(entries).toEqual([{ currency: thousand }, { currency: thousand }]);
});

test('proposals that are confirmed, alone or together, keep theirs, and their trail tells of it', async () => {
  const ids = [await loan(), await loan()];
  const proposed: string[] = [];
  for (const id of ids)
    proposed.push((await claimed(id, { code: 'USD', amount: '1000' }, { confirm: false })).body.id);
  const [alone = '', ...together] = proposed;
  await confirmAs(meera, alone);
  await ask(meera, 'POST', 'determinations/bulk/confirm', { ids: together });
  for (const id of ids)
    expect(await standing(id)).toMatchObject({ state: 'confirmed', currency: thousand });
  const entries = await query<{ currency: object | null }>(
    `SELECT details -> 'currency' AS currency FROM audit_entries
     WHERE claim_id = ANY($1::uuid[]) AND action IN ('determination_proposed', 'determination_confirmed')`,
    [ids],
  );
  expect(entries).toEqual(Array.from({ length: 4 }, () => ({ currency: thousand })));
});

test('a part that goes to another creditor goes in its currency, too', async () => {
  const currency = { code: 'USD', amount: '1000' };
  const bank = await admittedAs(asha, meera, 'form_c', 'Yamuna Bank', '83123.40', { currency });
  const transfer = { amount: '41561.70', on: today(), email: zoya.user.email };
  const { id } = (await reportTransferAs(asha, bank.id, transfer)).body;
  await agreeAs(zoya, id);
  expect((await withTransfer(meera, id, 'accept')).status).toBe(200);
  const [made] = await query<{ id: string }>(
    'SELECT to_claim_id AS id FROM claim_transfers WHERE id = $1',
    [id],
  );
  expect((await standing(made?.id ?? '')).currency).toEqual({
    ...thousand,
    amount: '500.00',
    rupees: '41561.70',
  });
  expect((await standing(bank.id)).currency).toEqual(thousand);
});

test('the letter, and the export, say it', async () => {
  const id = await loan();
  await claimed(id, { code: 'USD', amount: '1000' });
  const paper = await madePaper(meera, id, 'decision');
  const text = textOfPdf((await downloaded(meera, paper.id)).bytes);
  expect(text).toContain('USD 1,000.00 × ₹83.1234 = ₹83,123.40 (rate of 10 Jan 2026, FBIL)');
  const exported = await fetch(`${portal.address}/api/reports/export`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${meera.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ format: 'csv', claimIds: [id] }),
  });
  const [line] = parse<Record<string, string>>((await exported.text()).trimEnd(), {
    header: true,
  }).data;
  expect(line?.['Claimed In Currency']).toBe('USD 1000.00 × 83.1234 = 83123.40');
});

test('the database holds amount, rate and rupees together, and keeps them', async () => {
  const id = await loan();
  await claimed(id, { code: 'USD', amount: '1000' });
  const change = query(
    `UPDATE determinations SET currency = currency || '{"amount": "1.00", "rupees": "83.12"}' WHERE claim_id = $1`,
    [id],
  );
  await expect(change).rejects.toThrow('a determination is replaced, not changed');
  const wrong = (currency: string) =>
    query(
      `INSERT INTO determinations (claim_id, number, claim_version, state, heads, claimed, admitted, contingent, not_admitted,
         under_verification, category, law_edition, proposed_by_id, currency)
       SELECT claim_id, 9, claim_version, 'returned', heads, claimed, admitted, contingent, not_admitted, under_verification, category,
         law_edition, proposed_by_id, currency || $2::jsonb FROM determinations WHERE claim_id = $1`,
      [id, currency],
    );
  for (const currency of ['{"rupees": "83123.41"}', '{"amount": null}', '{"rate": "0.00"}'])
    await expect(wrong(currency)).rejects.toThrow('determinations_in_currency');
});

test('who may not change the case determines in its currencies all the same', async () => {
  const id = await loan();
  await ask(meera, 'PATCH', `claims/${id}/assign`, { assigneeId: ravi.user.id });
  const body = determinationOf(whole, { currency: { code: 'USD', amount: '1000' } });
  expect((await determineAs(ravi, id, body)).body).toMatchObject({ currency: thousand });
});
