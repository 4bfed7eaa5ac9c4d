import { randomUUID } from 'node:crypto';
import type { Revealed } from '@/lib/claims/records/reveal';
import { maskOf, partsOfHandle } from '@/lib/forms/mask';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { edit } from '@/tests/support/data/changing';
import { claimBodyOf, maskedValuesOf } from '@/tests/support/data/claims';
import { someNumbers } from '@/tests/support/data/numbers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { get, put, remove } from './drafts-support';

afterAll(() => database.end());

type Values = Record<string, unknown>;
interface Refused {
  code?: string;
  issues?: { path: string; rule: string }[];
}

/** The values as their owner reads them: handles for numbers. */
const read = async (person: TestPerson, type?: string) =>
  (await get(person, type)).body.values as Record<string, string>;

const reveal = ({ token }: TestPerson, field: unknown, handle: unknown, type = 'form_d') =>
  call<{ number: string }>('POST', `/api/drafts/${type}/reveal`, {
    token,
    body: { field, handle },
  });

/** The numbers behind these values. */
async function opened(person: TestPerson, values: Values, fields = Object.keys(someNumbers())) {
  const numbers = await Promise.all(
    fields.map(async (field) => [field, (await reveal(person, field, values[field])).body.number]),
  );
  return Object.fromEntries(numbers);
}

const numbersOf = async (person: TestPerson) => opened(person, await read(person));

const masksIn = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, partsOfHandle(text)[0]]));

const file = ({ token }: TestPerson, changes: Values, key?: string) =>
  call<{ id: string } & Refused>('POST', '/api/claims', {
    token,
    body: claimBodyOf('form_d', changes),
    headers: key ? { 'Idempotency-Key': key } : {},
  });

const claimsOf = ({ user }: TestPerson) =>
  rows('SELECT id FROM claims WHERE claimant_id = $1', [user.id]);

const inClaim = async ({ token }: TestPerson, id: string, field: string) =>
  (await call<Revealed>('POST', `/api/claims/${id}/reveal`, { token, body: { field } })).body
    .values;

describe('a draft with masked numbers', () => {
  it('keeps a number whose mask comes back, and takes a new one', async () => {
    const asha = await signUp();
    const numbers = someNumbers();
    await put(asha, { fullName: 'Asha', ...numbers });
    const { values, revision, wrongNumbers } = (await get(asha)).body;
    expect(masksIn(values as Record<string, string>)).toEqual({
      fullName: 'Asha',
      ...maskedValuesOf('form_d', numbers),
    });
    expect(wrongNumbers).toEqual([]);
    const other = someNumbers().panNumber;
    const changed = { ...values, fullName: 'Asha Devi', panNumber: other };
    expect((await put(asha, changed, revision)).body.revision).toBe(revision + 1);
    expect(await numbersOf(asha)).toEqual({ ...numbers, panNumber: other });
    // Handles that were read earlier still stand for the same numbers.
    const back = await put(asha, { ...changed, panNumber: values.panNumber }, revision + 1);
    expect(back.body.revision).toBe(revision + 2);
    expect(await numbersOf(asha)).toEqual(numbers);
  });

  it('keeps each row’s number, whatever row it is in, also when several end alike', async () => {
    const asha = await signUp();
    const numbers = ['111122221234', '333344441234', 'EMP-NO:12', 'P456'];
    const employeeDetails = numbers.map((identificationNumber, at) => ({
      serialNo: String(at + 1),
      employeeName: `E ${at}`,
      identificationNumber,
    }));
    await put(asha, { ...sampleValuesOf('form_e'), employeeDetails }, 0, { type: 'form_e' });
    const { values, revision } = (await get(asha, 'form_e')).body;
    const [first, second, third, fourth] = values.employeeDetails as Record<string, string>[];
    const moved = [
      fourth,
      second,
      { ...third, serialNo: '2' },
      { ...first, identificationNumber: '' },
    ];
    await put(asha, { ...values, employeeDetails: moved }, revision, { type: 'form_e' });
    const now = (await get(asha, 'form_e')).body.values.employeeDetails as Record<string, string>[];
    const field = 'employeeDetails.identificationNumber';
    const shown = await Promise.all(
      now.slice(0, 3).map((row) => reveal(asha, field, row.identificationNumber, 'form_e')),
    );
    expect(shown.map(({ body }) => body.number)).toEqual(['P456', '333344441234', 'EMP-NO:12']);
    expect(now[3]?.identificationNumber).toBe('');
  });

  it('reports which masked numbers are wrong, without showing them', async () => {
    const asha = await signUp();
    const { aadhaarNumber } = someNumbers();
    const last = (Number(aadhaarNumber.at(-1)) + 1) % 10;
    const mistyped = `${aadhaarNumber.slice(0, -1)}${last}`;
    await put(asha, { fullName: 'Asha', panNumber: 'ABCPK1', aadhaarNumber: mistyped });
    const { body, text } = await get(asha);
    expect(masksIn(body.values as Record<string, string>)).toEqual({
      fullName: 'Asha',
      panNumber: '••••',
      aadhaarNumber: maskOf(mistyped),
    });
    const wrong = ['aadhaarNumber', 'panNumber'];
    expect(body.wrongNumbers.map(({ path }) => path).sort()).toEqual(wrong);
    for (const told of ['ABCPK1', mistyped]) expect(text).not.toContain(told);
    // A whole form of which two numbers are wrong is refused for those two.
    const filed = await file(asha, body.values);
    expect([filed.status, filed.body.issues?.map(({ path }) => path).sort()]).toEqual([
      400,
      wrong.map((name) => `claimData.${name}`),
    ]);
  });

  it('refuses a mask without its own number, and stays as it was', async () => {
    const [asha, salim] = await Promise.all([signUp(), signUp()]);
    const numbers = someNumbers();
    await put(asha, numbers);
    await put(asha, { panNumber: numbers.panNumber }, 0, { type: 'form_f' });
    await put(salim, { panNumber: numbers.panNumber });
    const before = (await get(asha)).body;
    const { panNumber = '', accountNumber = '' } = before.values as Record<string, string>;
    const flipped = panNumber.replace(/.(?=.{30}$)/, (digit) => (digit === '0' ? '1' : '0'));
    const foreign = [
      maskOf(numbers.panNumber),
      '••••',
      '••••x',
      `${panNumber}00`,
      flipped,
      panNumber.replace('••••', '••••9'),
      accountNumber,
      (await read(asha, 'form_f')).panNumber,
      (await read(salim)).panNumber,
      `${maskOf('ABCPK1234F')}:${Buffer.from('ABCPK1234F').toString('hex')}`,
    ];
    for (const wrong of foreign) {
      const answer = await put(asha, { ...before.values, panNumber: wrong }, before.revision);
      expect([wrong, answer.status, answer.body.issues?.[0]]).toEqual([
        wrong,
        400,
        expect.objectContaining({ path: 'values.panNumber', rule: 'masked' }),
      ]);
      const filed = await file(asha, { panNumber: wrong });
      expect([filed.status, filed.body.issues?.map(({ path }) => path)]).toEqual([
        400,
        ['claimData.panNumber'],
      ]);
      expect((await reveal(asha, 'panNumber', wrong)).status).toBe(404);
    }
    expect((await get(asha)).body).toEqual(before);
    expect(await claimsOf(asha)).toEqual([]);
  });

  it('saved by two devices keeps the numbers of the one that is chosen', async () => {
    const asha = await signUp();
    const [first, second] = [someNumbers(), someNumbers()];
    await put(asha, first);
    const phone = (await get(asha)).body;
    await put(asha, second, 1);
    const late = await put(asha, phone.values, phone.revision);
    expect([late.status, late.body.code]).toEqual([409, 'draft_changed_meanwhile']);
    expect(await numbersOf(asha)).toEqual(second);
    expect((await put(asha, phone.values, 2)).body.revision).toBe(3);
    expect(await numbersOf(asha)).toEqual(first);
    // Also when the draft was deleted, or filed on another device.
    await remove(asha);
    expect((await put(asha, phone.values)).body.revision).toBe(1);
    expect(await numbersOf(asha)).toEqual(first);
  });
});

describe('filing a draft with masked numbers', () => {
  it('files the numbers once, however often it is repeated', async () => {
    const asha = await signUp();
    const numbers = someNumbers();
    await put(asha, numbers);
    const handles = await read(asha);
    const key = randomUUID();
    const all = Array.from({ length: 20 }, (_, at) => file(asha, at % 2 ? numbers : handles, key));
    const answers = await Promise.all(all);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const id = String(answers[0]?.body.id);
    for (const [field, number] of Object.entries(numbers)) {
      expect(await inClaim(asha, id, field)).toEqual({ [field]: number });
    }
    expect((await get(asha)).status).toBe(404);

    // Also after the claim was edited, and a new draft begun.
    const other = someNumbers();
    expect((await edit(asha, id, { claimData: other })).status).toBe(200);
    await put(asha, other);
    for (const same of [handles, numbers]) {
      expect((await file(asha, same, key)).body.id).toBe(id);
    }
    for (const another of [other, await read(asha), { ...handles, fullName: 'Another' }]) {
      const refused = await file(asha, another, key);
      expect([refused.status, refused.body.code]).toEqual([409, 'idempotency_key_used']);
    }
    expect(await claimsOf(asha)).toHaveLength(1);
    expect(await numbersOf(asha)).toEqual(other);
  });
});

describe('a full number of a draft', () => {
  const shownTo = ({ user }: TestPerson) =>
    rows(
      `SELECT claim_id, details, user_full_name FROM audit_entries
       WHERE action = 'identifier_shown' AND user_id = $1`,
      [user.id],
    );

  it('is shown to its owner, and recorded without the number', async () => {
    const asha = await signUp();
    const numbers = someNumbers();
    await put(asha, numbers);
    const { aadhaarNumber } = await read(asha);
    const answer = await reveal(asha, 'aadhaarNumber', aadhaarNumber);
    expect(answer.body).toEqual({ number: numbers.aadhaarNumber });
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(await shownTo(asha)).toEqual([
      {
        claim_id: null,
        details: { draft: 'form_d', field: 'aadhaarNumber' },
        user_full_name: 'Asha Devi',
      },
    ]);
  });

  it('is shown to nobody else, nor for a field without one', async () => {
    const [asha, salim, meera] = await Promise.all([signUp(), signUp(), signUp('ip_admin')]);
    await put(asha, { fullName: 'Asha', ...someNumbers() });
    const { panNumber } = await read(asha);
    expect((await reveal(salim, 'panNumber', panNumber)).status).toBe(404);
    expect((await reveal(meera, 'panNumber', panNumber)).status).toBe(403);
    for (const field of ['fullName', 'aadhaarNumber', '__proto__', 'x', 'panNumber\u0000']) {
      expect([400, 404]).toContain((await reveal(asha, field, panNumber)).status);
    }
    for (const wrong of [5, null, 'x'.repeat(2001)]) {
      expect((await reveal(asha, wrong, panNumber)).status).toBe(400);
      expect((await reveal(asha, 'panNumber', wrong)).status).toBe(400);
    }
    expect((await reveal(asha, 'panNumber', '')).status).toBe(404);
    for (const type of ['form_f', 'form_z', '__proto__']) {
      expect((await reveal(asha, 'panNumber', panNumber, type)).status).toBe(404);
    }
    for (const person of [asha, salim, meera]) expect(await shownTo(person)).toEqual([]);
  });

  it('is shown thirty times in a row at most, claims and drafts together', async () => {
    const asha = await signUp();
    const { id } = (await file(asha, {})).body;
    await put(asha, someNumbers());
    const { panNumber } = await read(asha);
    const answers = [];
    for (let at = 0; at < 30; at += 1) {
      await inClaim(asha, id, 'fullName');
      answers.push((await reveal(asha, 'panNumber', panNumber)).status);
    }
    expect(answers).toEqual(Array(30).fill(200));
    expect((await reveal(asha, 'panNumber', panNumber)).status).toBe(429);
  });
});
