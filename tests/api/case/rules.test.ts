import type { PresentedRule, RulePreview } from '@/lib/claims/queues/rules/read';
import { documentOf } from '@/tests/api/documents/documents-support';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  ask,
  confirmAs,
  determinationOf,
  determinationsFor,
  determineAs,
  returnAs,
} from '@/tests/support/data/determinations';
import { someNumbers } from '@/tests/support/data/numbers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { runRulesNow } from '@/tests/support/portal/cleanup';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

let portal: OwnPortal;
let asha: TestPerson;
let meera: TestPerson;
let ravi: TestPerson;
const claims: Record<string, string> = {};

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await portal.database.query<Row>(text, values)).rows;

async function file(name: string, { amount = '5000', document = true, form = {} } = {}) {
  const { id } = await createClaimAs(asha, 'form_d', {
    ...someNumbers(),
    fullName: name,
    claimAmount: amount,
    accountHolderName: name,
    overtimeAmount: '1000',
    bonusAmount: '4000',
    gratuityAmount: '0',
    ...form,
  });
  if (document) await documentOf(asha, id);
  claims[name] = id;
  return id;
}

const rule = (body: object, form = 'form_d') =>
  ask<PresentedRule>(meera, 'PATCH', `case/rules/${form}`, body);
const preview = async (below: string, form = 'form_d') =>
  (await ask<RulePreview>(meera, 'GET', `case/rules/${form}/preview?below=${below}`)).body;
const runRules = () => runRulesNow(portal.environment);

/** The names of the claims that a rule has proposed to admit. */
const proposed = async () =>
  (
    await query<{ name: string }>(
      `SELECT c.creditor_name AS name FROM determinations d JOIN claims c ON c.id = d.claim_id
       WHERE d.rule IS NOT NULL AND d.state = 'proposed' ORDER BY 1`,
    )
  ).map(({ name }) => name);

beforeAll(async () => {
  portal = await ownPortal({ PORTAL_MODE: 'trial' });
  const { address } = await portal.start();
  [asha, meera, ravi] = await Promise.all([
    signUp('claimant', address),
    signUp('ip_admin', address),
    signUp('ip_case_manager', address),
  ]);
  await query(`UPDATE users SET status = 'active', email_proven_at = now()`);
  await file('Plain');
  await file('Of just the amount', { amount: '10000' });
  await file('A paisa below', { amount: '9999.99' });
  await file('Without documents', { document: false });
  const shared = someNumbers();
  await file('Twin one', { form: shared });
  await file('Twin two', { form: shared });
  await file('Of another holder', { form: { accountHolderName: 'Ravi Menon' } });
  await file('Broken down to more', { form: { bonusAmount: '4000.01' } });
  const missing = await file('Incomplete');
  await query(
    `UPDATE claims SET claim_data = claim_data || '{"missingFields": ["bonusAmount"]}' WHERE id = $1`,
    [missing],
  );
  const objected = await file('Objected to the list');
  await query(
    `INSERT INTO creditor_lists (number, as_on, state, law_edition, asked_by_id, withdrawn_at)
     VALUES (1, '2026-05-01', 'withdrawn', '2026-1', $1, now())`,
    [meera.user.id],
  );
  await query(
    `INSERT INTO objections (claim_id, list_number, ground, text, determined_before, made_by_id)
     SELECT id, 1, 'amount', 'It is more.', 0, claimant_id FROM claims WHERE id = $1`,
    [objected],
  );
  const late = await file('Late');
  await query(`UPDATE claims SET submitted_at = '2026-06-02T00:00:00Z' WHERE id = $1`, [late]);
  await query(`UPDATE claims SET submitted_at = '2026-05-01T00:00:00Z' WHERE id <> $1`, [late]);
  await query(`UPDATE case_settings SET last_date_for_claims = '2026-06-01'`);
  const related = await file('Related party');
  await query(`UPDATE claims SET submitted_at = '2026-05-01T00:00:00Z' WHERE id = $1`, [related]);
  await query(`UPDATE claim_desk SET related_party = true WHERE id = $1`, [related]);
  const decided = await file('Returned before');
  await query(`UPDATE claims SET submitted_at = '2026-05-01T00:00:00Z' WHERE id = $1`, [decided]);
  const made = await determineAs(
    meera,
    decided,
    determinationOf([{ head: 'bonusAmount', admitted: '4000' }]),
  );
  expect(made.status).toBe(201);
  await returnAs(meera, made.body.id);
});
afterAll(() => portal.remove());

test('every proposal rule is off until an administrator sets it', async () => {
  const { body } = await ask<{ rules: PresentedRule[] }>(meera, 'GET', 'case/rules');
  expect(body.rules).toEqual(
    ['form_b', 'form_c', 'form_d', 'form_e', 'form_f', 'form_ca'].map((creditorType) => ({
      creditorType,
      on: false,
      below: null,
    })),
  );
  await runRules();
  expect(await proposed()).toEqual([]);
});

test('a preview of a rule counts the claims it would touch, and changes nothing', async () => {
  expect(await preview('10000')).toEqual({ claims: 2, amount: '14999.99' });
  expect(await preview('10000.01')).toEqual({ claims: 3, amount: '24999.99' });
  expect(await preview('5000')).toEqual({ claims: 0, amount: '0.00' });
  expect(await preview('10000', 'form_b')).toEqual({ claims: 0, amount: '0.00' });
  expect(await proposed()).toEqual([]);
});

test.each([
  [{ on: true }, 'below', 'below'],
  [{ on: true, below: null }, 'below', 'below'],
  [{ on: true, below: '0' }, 'below', 'below'],
  [{ on: true, below: '-1' }, 'below', 'below'],
  [{ on: true, below: '1.005' }, 'below', 'below'],
  [{ on: true, below: 50 }, 'below', 'below'],
  [{ on: 'yes', below: '50' }, 'on', 'yes_or_no'],
])('a rule with %j is refused and not stored', async (body, path, broken) => {
  const answer = await rule(body);
  expect([answer.status, answer.body.issues]).toMatchObject([400, [{ path, rule: broken }]]);
  expect(await query('SELECT 1 FROM proposal_rules')).toEqual([]);
});

test('a preview with no valid amount is refused, and so is a rule for an unknown form', async () => {
  const wrong = await ask(meera, 'GET', 'case/rules/form_d/preview?below=much');
  expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid']);
  expect((await rule({ on: false }, 'form_x')).status).toBe(404);
});

test('only administrators can read, preview and set rules', async () => {
  for (const person of [asha, ravi]) {
    const answer = await ask(person, 'PATCH', 'case/rules/form_d', { on: true, below: '10' });
    expect(answer.status).toBe(403);
    expect((await ask(person, 'GET', 'case/rules/form_d/preview?below=10')).status).toBe(403);
    expect((await ask(person, 'GET', 'case/rules')).status).toBe(403);
  }
});

test('an administrator who saw an older rule is told, and the rule stays', async () => {
  expect((await rule({ on: false, below: '7' })).status).toBe(200);
  const seen = { on: true, below: '8.00' };
  const answer = await rule({ on: true, below: '9', seen });
  expect([answer.status, answer.body.code]).toEqual([409, 'rule_changed_meanwhile']);
  expect(await query('SELECT is_on, below FROM proposal_rules')).toEqual([
    { is_on: false, below: '7.00' },
  ]);
});

test('a rule that is on proposes each claim once, however often it runs, and is named in the trail', async () => {
  const set = await rule({ on: true, below: '10000', seen: { on: false, below: '7.00' } });
  expect(set.body).toEqual({ creditorType: 'form_d', on: true, below: '10000.00' });
  await Promise.all([runRules(), runRules(), runRules()]);
  await runRules();
  expect(await proposed()).toEqual(['A paisa below', 'Plain']);
  const counts = await query(
    `SELECT count(*)::int AS n FROM determinations WHERE rule IS NOT NULL`,
  );
  expect(counts).toEqual([{ n: 2 }]);
  const [made] = await determinationsFor(meera, claims.Plain ?? '');
  expect(made).toMatchObject({
    state: 'proposed',
    rule: 'in_full_below:10000.00',
    proposedBy: null,
    confirmedBy: null,
    totals: { claimed: '5000.00', admitted: '5000.00', underVerification: '0.00' },
  });
  expect(made?.heads.map(({ head, admitted }) => [head, admitted])).toContainEqual([
    'overtimeAmount',
    '1000.00',
  ]);
  expect(await determinationsFor(asha, claims.Plain ?? '')).toEqual([]);
  const entries = await query<{ details: object }>(
    `SELECT action, user_id, details FROM audit_entries WHERE claim_id = $1 AND action::text LIKE 'determination%'`,
    [claims.Plain],
  );
  expect(entries).toMatchObject([
    {
      action: 'determination_proposed',
      user_id: null,
      details: { rule: 'in_full_below:10000.00', number: 1, admitted: '5000.00' },
    },
  ]);
  expect(await query(`SELECT DISTINCT status FROM claims WHERE id = $1`, [claims.Plain])).toEqual([
    { status: 'submitted' },
  ]);
});

test('a rule’s proposal is confirmed or returned like any other, and is not made again', async () => {
  const [plain] = await determinationsFor(meera, claims.Plain ?? '');
  const confirmed = await confirmAs(meera, plain?.id ?? '');
  expect(confirmed.body).toMatchObject({ state: 'confirmed', rule: 'in_full_below:10000.00' });
  const [below] = await determinationsFor(meera, claims['A paisa below'] ?? '');
  expect((await returnAs(meera, below?.id ?? '')).body.state).toBe('returned');
  await runRules();
  expect(await proposed()).toEqual([]);
});

test('a claim that gets documents later is proposed too, and a rule that is off proposes nothing', async () => {
  await documentOf(asha, claims['Without documents']);
  await runRules();
  expect(await proposed()).toEqual(['Without documents']);
  await rule({ on: false, below: '10000' });
  await file('Too late for the rule');
  await query(`UPDATE claims SET submitted_at = '2026-05-01T00:00:00Z' WHERE id = $1`, [
    claims['Too late for the rule'],
  ]);
  await runRules();
  expect(await proposed()).toEqual(['Without documents']);
});

test('setting a rule leaves an audit entry with the former values', async () => {
  const entries = await query<{ details: { changes: object[] } }>(
    `SELECT details FROM audit_entries WHERE action = 'case_changed' ORDER BY id`,
  );
  expect(entries.map(({ details }) => details.changes[0])).toEqual([
    { field: 'rules.form_d', from: { on: false, below: null }, to: { on: false, below: '7.00' } },
    {
      field: 'rules.form_d',
      from: { on: false, below: '7.00' },
      to: { on: true, below: '10000.00' },
    },
    {
      field: 'rules.form_d',
      from: { on: true, below: '10000.00' },
      to: { on: false, below: '10000.00' },
    },
  ]);
});
