import { randomInt } from 'node:crypto';
import type { WorkCounts } from '@/lib/claims/queues/lists/work-counts';
import type { ListedClaim } from '@/lib/claims/records/present';
import { claimSorts } from '@/lib/claims/records/sorts';
import type { WorkFilter } from '@/lib/claims/records/work-filters';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { storeDocument } from '@/tests/support/stored-rows';

let asha: TestPerson;
let meera: TestPerson;
let ravi: TestPerson;
/** All assigned to Ravi: complete, without documents, with differing heads, and late with another claim's PAN. */
let claims: Record<'whole' | 'bare' | 'uneven' | 'late', string>;
const digits = String(randomInt(1000, 9999));
const panOf = `QWERT${digits}Z`;

async function filed(
  type: 'form_c' | 'form_d',
  changes: Record<string, unknown>,
  documents = true,
) {
  const claim = await createClaimAs(asha, type, changes);
  if (documents) await storeDocument(database, asha.user.id, claim.id);
  await assignTo(meera, claim.id, ravi);
  return claim.id;
}

/** Numbers that no other claim has, since samples share theirs. */
const own = (which: string) => ({
  panNumber: `${which.repeat(5)}${digits}F`,
  aadhaarNumber: '',
  drivingLicenseNumber: '',
  passportNumber: '',
  voterIdNumber: '',
  // The claim is for less than these parts add up to.
  ...{ overtimeAmount: '', bonusAmount: '', gratuityAmount: '', pfAmount: '', esiAmount: '' },
  licenseNumber: `LIC-${which}-${digits}`,
  accountNumber: `${which.charCodeAt(0)}${digits}${String(Date.now()).slice(-9)}`,
  employeeId: `EMP ${which}-${digits}`,
});
const account = own('A').accountNumber;

beforeAll(async () => {
  [asha, meera, ravi] = await Promise.all([
    signUp(),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
  ]);
  claims = {
    whole: await filed('form_d', {
      ...own('A'),
      accountNumber: account,
      currentCity: 'Nagpur',
      claimAmount: '1000.50',
    }),
    bare: await filed('form_d', { ...own('B'), claimAmount: '2000' }, false),
    uneven: await filed('form_c', { ...own('D'), penaltyAmount: '450000.01' }),
    late: await filed('form_d', { ...own('C'), panNumber: panOf, claimAmount: '3000' }),
  };
  await rows(`UPDATE claims SET submitted_at = '2099-01-01' WHERE id = $1`, [claims.late]);
  // Unassigned, with the same PAN.
  await createClaimAs(await signUp(), 'form_d', { ...own('E'), panNumber: panOf });
});
afterAll(() => database.end());

const list = async ({ token }: TestPerson, filters: Record<string, string>) =>
  (
    await call<{ claims: ListedClaim[]; total: number; code?: string }>(
      'GET',
      `/api/claims?${new URLSearchParams({ ...filters, limit: '100' })}`,
      { token },
    )
  ).body;

async function found(filters: Record<string, string>, person = ravi) {
  const answer = await list(person, filters);
  const names = answer.claims.map(
    ({ id }) => Object.entries(claims).find(([, known]) => known === id)?.[0],
  );
  expect(answer.total).toBe(names.length);
  return names.toSorted();
}

const token = async (number: string) =>
  (
    await call<{ token: string }>('POST', '/api/claims/number', {
      token: ravi.token,
      body: { number },
    })
  ).body.token;

test('each filter of the list leaves the claims it names, alone, combined and in every order', async () => {
  expect(await found({})).toEqual(['bare', 'late', 'uneven', 'whole']);
  const orders: Record<string, string>[] = claimSorts.flatMap((sort) => [
    { sort, order: 'asc' },
    { sort, order: 'desc' },
  ]);
  for (const order of orders) {
    expect(await found({ documents: 'none', ...order })).toEqual(['bare']);
    expect(await found({ heads: 'differ', ...order })).toEqual(['uneven']);
    expect(await found({ numbers: 'same', ...order })).toEqual(['late']);
    expect(await found({ late: 'yes', ...order })).toEqual(['late']);
    expect(await found({ late: 'yes', numbers: 'same', ...order })).toEqual(['late']);
    expect(await found({ late: 'yes', documents: 'none', ...order })).toEqual([]);
    expect(await found({ documents: 'none', creditorType: 'form_d', ...order })).toEqual(['bare']);
    expect(await found({ documents: 'none', status: 'approved', ...order })).toEqual([]);
    expect(await found({ amountFrom: '1000.50', amountTo: '2000.00', ...order })).toEqual([
      'bare',
      'whole',
    ]);
    expect(await found({ amountFrom: '2000.01', ...order })).toEqual(['late', 'uneven']);
    expect(await found({ amountTo: '1000.50', ...order })).toEqual(['whole']);
    expect(await found({ city: ' nagPUR ', ...order })).toEqual(['whole']);
    expect(await found({ search: 'asha', documents: 'none', ...order })).toEqual(['bare']);
  }
});

test('filters by day use days in India, and include both ends', async () => {
  await rows(`UPDATE claims SET submitted_at = '2098-03-04T18:29:59.999Z' WHERE id = $1`, [
    claims.whole,
  ]);
  await rows(`UPDATE claims SET submitted_at = '2098-03-04T18:30:00Z' WHERE id = $1`, [
    claims.bare,
  ]);
  expect(await found({ receivedFrom: '2098-03-04', receivedTo: '2098-03-04' })).toEqual(['whole']);
  expect(await found({ receivedFrom: '2098-03-05', receivedTo: '2098-03-05' })).toEqual(['bare']);
  expect(await found({ receivedFrom: '2098-03-05', documents: 'none' })).toEqual(['bare']);
  expect(await found({ receivedTo: '2098-03-04', documents: 'none' })).toEqual([]);
  await rows(`UPDATE claims SET updated_at = '2001-01-01' WHERE id = ANY($1::uuid[])`, [
    [claims.bare, claims.late],
  ]);
  expect(await found({ changedSince: '2001-01-02' })).toEqual(['uneven', 'whole']);
  expect(await found({ changedSince: '2001-01-01' })).toHaveLength(4);
  expect(await found({ changedSince: '2001-01-02', heads: 'differ' })).toEqual(['uneven']);
});

test('no filter leaves every claim', async () => {
  const values: Record<WorkFilter, string> = {
    late: 'yes',
    track: 'received',
    documents: 'none',
    heads: 'differ',
    numbers: 'same',
    transfer: 'open',
    changedSince: '2099-12-31',
    receivedFrom: '2098-12-31',
    receivedTo: '2098-12-31',
    amountFrom: '2000.01',
    amountTo: '2000',
    city: 'Nagpur',
    number: await token(panOf),
  };
  for (const [name, value] of Object.entries(values)) {
    const { length } = await found({ [name]: value });
    expect([name, length < 4]).toEqual([name, true]);
  }
});

test('a filter that the portal does not know is refused where it would take every claim', async () => {
  const filters = { archived: 'yes' };
  for (const [path, body] of [
    ['/api/claims/selections', { filters }],
    ['/api/reports/export', { format: 'csv', filters }],
  ] as const) {
    const { status } = await call('POST', path, { token: meera.token, body });
    expect([path, status]).toEqual([path, 400]);
  }
});

test('a claim is found by PAN, account, employee number and phone, with an encrypted token in the address', async () => {
  const sealed = await token(` ${panOf.toLowerCase()} `);
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain(panOf.slice(1, -1));
  expect(await found({ number: sealed })).toEqual(['late']);
  expect(await found({ number: await token(account) })).toEqual(['whole']);
  expect(await found({ number: await token(`emp/b ${digits}`) })).toEqual(['bare']);
  expect(await found({ number: await token(`+91 ${asha.user.phone}`) })).toHaveLength(4);
  expect(await found({ number: await token(`QWERT${digits}Y`) })).toEqual([]);
  // A made-up, shortened or changed token finds nothing and causes no fault.
  for (const number of ['AAAA', 'enc:1:0000', sealed.slice(0, -4), sealed.replace(/.{4}$/, 'AAAA')])
    expect(await found({ number })).toEqual([]);
  const others = await signUp('ip_case_manager');
  expect(await found({ number: sealed }, others)).toEqual([]);
});

test('a claim is found by the telephone that its creditor has now', async () => {
  const now = `97${digits}${digits}`;
  const setPhone = (phone: string | null) =>
    rows('UPDATE users SET phone = $2 WHERE id = $1', [asha.user.id, phone]);
  await setPhone(now);
  expect(await found({ number: await token(now) })).toHaveLength(4);
  expect(await found({ number: await token(String(asha.user.phone)) })).toEqual([]);
  await setPhone(asha.user.phone ?? null);
});

test('the counts follow the filters, and each change of a claim', async () => {
  const counts = async (query = '') =>
    (await call<WorkCounts>('GET', `/api/claims/counts${query}`, { token: ravi.token })).body;
  const { pool, ...counted } = await counts();
  expect(counted).toEqual({ late: 3, documents: 1, heads: 1, numbers: 1, transfer: 0, track: {} });
  expect((await counts('?creditorType=form_c')).heads).toBe(1);
  expect((await counts('?creditorType=form_d')).heads).toBe(0);
  expect((await counts(`?assignedToId=${meera.user.id}`)).documents).toBe(0);
  const document = await storeDocument(database, asha.user.id, claims.bare);
  expect((await counts()).documents).toBe(0);
  expect(await found({ documents: 'none' })).toEqual([]);
  await rows('DELETE FROM documents WHERE id = $1', [document]);
  expect((await counts()).documents).toBe(1);
  await rows(`UPDATE claims SET status = 'under_review' WHERE id = $1`, [claims.bare]);
  expect((await counts('?status=under_review')).documents).toBe(1);
  expect((await counts('?status=submitted')).documents).toBe(0);
  expect(pool).toBeGreaterThanOrEqual(0);
});

test('an invalid filter is refused, and a claimant’s list ignores the filters of professionals', async () => {
  for (const [name, value] of [
    ['late', 'no'],
    ['documents', '0'],
    ['changedSince', '2026-02-30'],
    ['receivedFrom', 'yesterday'],
    ['amountFrom', '-1'],
    ['amountTo', '1e9'],
    ['city', 'x'.repeat(61)],
    ['number', 'x'.repeat(401)],
  ] as const) {
    const answer = await call('GET', `/api/claims?${new URLSearchParams({ [name]: value })}`, {
      token: ravi.token,
    });
    expect([name, answer.status]).toEqual([name, 400]);
  }
  const everything = await found({}, asha);
  expect(everything).toHaveLength(4);
  expect(await found({ numbers: 'same', documents: 'none', late: 'yes' }, asha)).toEqual(
    everything,
  );
  for (const body of [{}, { number: 'ab' }, { number: 'x'.repeat(61) }, { number: 'a\u0000bc' }]) {
    const answer = await call('POST', '/api/claims/number', { token: ravi.token, body });
    expect(answer.status).toBe(400);
  }
});

test('a report holds the claims that its filters leave', async () => {
  const report = async (filters: object) =>
    (
      await call('POST', '/api/reports/export', {
        token: ravi.token,
        body: { format: 'csv', filters },
      })
    ).text
      .trim()
      .split('\n').length - 1;
  expect(await report({ documents: 'none' })).toBe(1);
  expect(await report({ number: await token(panOf) })).toBe(1);
  expect(await report({ late: 'yes' })).toBe(3);
});

test('a search for dots and quotation marks alone finds nothing', async () => {
  for (const search of ['...', '"', '. "', '’']) {
    expect((await list(ravi, { search })).total).toBe(0);
    expect((await list(ravi, { search, documents: 'none' })).total).toBe(0);
  }
});

test('a search for one letter, for % and for _ works, and one of 500 characters is refused', async () => {
  expect((await list(ravi, { search: 'a' })).total).toBe(4);
  expect((await list(ravi, { search: '%' })).total).toBe(0);
  expect((await list(ravi, { search: '_', documents: 'none' })).total).toBe(0);
  const path = `/api/claims?search=${'x'.repeat(500)}`;
  expect((await call('GET', path, { token: ravi.token })).status).toBe(400);
});
