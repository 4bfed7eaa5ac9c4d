import { randomUUID } from 'node:crypto';
import { usageQuery } from '@/lib/identity/claimants/schema';
import { type AccountUsage, usageStatement } from '@/lib/identity/claimants/usage';
import type { Statement } from '@/lib/platform/query';
import { documentOf } from '@/tests/api/documents/documents-support';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';

const statementOf = ({ text, values }: Statement) => [text, values] as const;

let meera: TestPerson;
beforeAll(async () => {
  meera = await signUp('ip_admin');
});
afterAll(() => database.end());

type Body = Record<'claimLimit' | 'bulkClaimLimit', number | null> &
  Record<'code' | 'message' | 'status', string>;
const change = (id: string, body: object, by = meera) =>
  call<Body>('PATCH', `/api/claimants/${id}`, {
    token: by.token,
    body: { password: by.password, ...body },
  });

const signIn = ({ user, password }: TestPerson) =>
  call<TestPerson & Body>('POST', '/api/auth/login', { body: { email: user.email, password } });

const changesTo = (id: string) =>
  rows(
    `SELECT user_full_name AS who, details->'from' AS "from", details->'to' AS "to" FROM audit_entries
     WHERE details->>'change' = 'claimant' AND details->>'userId' = $1 ORDER BY id`,
    [id],
  );

describe('a claimant', () => {
  it('who is suspended is signed out at once and told so, until they are reinstated', async () => {
    const asha = await signUp();
    const alive = async () =>
      (await call('GET', '/api/auth/me', { token: asha.token })).status === 200;
    expect((await change(asha.user.id, { status: 'disabled' })).status).toBe(200);
    expect(await alive()).toBe(false);
    const refused = await signIn(asha);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'This account is stopped. Please write to the insolvency professional.',
    ]);
    const from = { status: 'active' };
    expect((await change(asha.user.id, { status: 'active', from })).body.code).toBe(
      'account_changed_meanwhile',
    );
    await change(asha.user.id, { status: 'active', from: { status: 'disabled' } });
    expect((await signIn(asha)).status).toBe(200);
    const states = (status: string) => ({ status, claimLimit: null, bulkClaimLimit: null });
    expect(await changesTo(asha.user.id)).toEqual([
      { who: 'Meera Iyer', from: states('active'), to: states('disabled') },
      { who: 'Meera Iyer', from: states('disabled'), to: states('active') },
    ]);
  });

  it('can be allowed more claims, one by one and in files, without ending their session', async () => {
    const asha = await signUp();
    expect((await change(asha.user.id, { claimLimit: 80 })).body.claimLimit).toBe(80);
    expect((await change(asha.user.id, { bulkClaimLimit: 5000 })).body.bulkClaimLimit).toBe(5000);
    expect((await change(asha.user.id, { bulkClaimLimit: null })).body.bulkClaimLimit).toBe(null);
    expect((await call('GET', '/api/auth/me', { token: asha.token })).status).toBe(200);
    expect(await changesTo(asha.user.id)).toHaveLength(3);
  });

  it.each([
    [{ status: 'pending' }, 400],
    [{ status: 'declined' }, 400],
    [{ claimLimit: 0 }, 400],
    [{ bulkClaimLimit: 0 }, 400],
    [{ bulkClaimLimit: '5' }, 400],
    [{ status: 'disabled', password: 'wrong' }, 400],
    [{ status: 'active' }, 200],
  ])('is not changed by %j', async (body, status) => {
    const asha = await signUp();
    expect((await change(asha.user.id, body)).status).toBe(status);
    expect((await call('GET', '/api/auth/me', { token: asha.token })).status).toBe(200);
    expect(await changesTo(asha.user.id)).toEqual([]);
  });

  it('is not found under a professional’s id, nor under an unknown one', async () => {
    const ravi = await signUp('ip_case_manager');
    for (const id of [ravi.user.id, meera.user.id, randomUUID()]) {
      expect((await change(id, { status: 'disabled' })).status).toBe(404);
    }
  });
});

test('accounts are listed by how much they store, the largest first, in pages', async () => {
  const asha = await signUp();
  await documentOf(asha);
  const mine = async () =>
    (
      await rows<{ stored: number }>(
        'SELECT stored_bytes::int AS stored FROM account_usage WHERE user_id = $1',
        [asha.user.id],
      )
    )[0]?.stored;
  await database.query('UPDATE account_usage SET stored_bytes = 1e15 WHERE user_id = $1', [
    asha.user.id,
  ]);
  const { body } = await call<{ accounts: AccountUsage[]; total: number }>(
    'GET',
    '/api/usage?limit=2',
    { token: meera.token },
  );
  expect(body.accounts[0]).toEqual({
    id: asha.user.id,
    firstName: 'Asha',
    lastName: 'Devi',
    email: asha.user.email,
    role: 'claimant',
    status: 'active',
    claimLimit: null,
    bulkClaimLimit: null,
    storedBytes: 1e15,
    addedToday: expect.any(Number),
    imports: 0,
  });
  expect(body.accounts).toHaveLength(2);
  const later = await call<{ accounts: AccountUsage[]; total: number }>(
    'GET',
    // Others sign up meanwhile.
    '/api/usage?limit=2&page=100000',
    { token: meera.token },
  );
  expect(later.body.accounts).toEqual([]);
  expect((await call('GET', '/api/usage?limit=101', { token: meera.token })).status).toBe(400);
  await database.query('SELECT recount_stored_bytes()');
  expect(await mine()).toBeGreaterThan(0);
});

describe('the list of accounts', () => {
  /** Two people of a name that nobody else bears, and how the list gives them. */
  async function twins() {
    // Nor one that sounds like it.
    const letters = 'bdfgjklmnprstbdf';
    const heard = [...randomUUID().slice(0, 8)].map((digit) => `${letters[parseInt(digit, 16)]}o`);
    const name = `Zo${heard.join('')}`;
    const [first, second] = [await signUp(), await signUp()];
    const give = (id: string, firstName: string, lastName: string) =>
      database.query('UPDATE users SET first_name = $2, last_name = $3 WHERE id = $1', [
        id,
        firstName,
        lastName,
      ]);
    await Promise.all([documentOf(first), documentOf(second)]);
    await give(first.user.id, name, '100%_Ok');
    await give(second.user.id, name, 'Bé');
    await database.query(
      `UPDATE account_usage SET stored_bytes = CASE WHEN user_id = $1 THEN 10 ELSE 20 END,
         day = CASE WHEN user_id = $1 THEN day ELSE day - 1 END WHERE user_id IN ($1, $2)`,
      [first.user.id, second.user.id],
    );
    return { name, first, second };
  }
  const listed = async (query: Record<string, string>) => {
    const { body, status } = await call<{ accounts: AccountUsage[]; total: number }>(
      'GET',
      `/api/usage?${new URLSearchParams(query)}`,
      { token: meera.token },
    );
    expect(status).toBe(200);
    return { ids: body.accounts.map(({ id }) => id), total: body.total };
  };

  it('is sorted by name, by what is kept and by what came today, both ways', async () => {
    const { name, first, second } = await twins();
    const [a, b] = [first.user.id, second.user.id];
    const sorted = async (sort: string, order: string) =>
      (await listed({ search: name, sort, order })).ids;
    expect(await sorted('name', 'asc')).toEqual([a, b]);
    expect(await sorted('name', 'desc')).toEqual([b, a]);
    expect(await sorted('storedBytes', 'asc')).toEqual([a, b]);
    expect(await sorted('storedBytes', 'desc')).toEqual([b, a]);
    expect(await sorted('addedToday', 'asc')).toEqual([b, a]);
    expect(await sorted('addedToday', 'desc')).toEqual([a, b]);
  });

  it('is searched by name and e-mail, whatever the case, and takes % and _ for what they are', async () => {
    const { name, first, second } = await twins();
    const found = async (search: string) =>
      (await listed({ search, sort: 'name', order: 'asc' })).ids;
    expect(await found(name.toUpperCase())).toEqual([first.user.id, second.user.id]);
    expect(await found(`${name} 100%_`)).toEqual([first.user.id]);
    expect(await found(`${name} %`)).toEqual([]);
    expect(await found(`${name} _é`)).toEqual([]);
    // As two characters, an e and its accent.
    expect(await found(`${name} be\u0301`)).toEqual([second.user.id]);
    expect(await found(second.user.email.toUpperCase())).toEqual([second.user.id]);
    expect(await found(`${name}\\`)).toEqual([]);
  });

  it('is searched by how a name sounds', async () => {
    const { first, second } = await twins();
    const give = (id: string, name: string) =>
      database.query(
        `UPDATE users SET first_name = $2, last_name = 'Vodogokobojoto' WHERE id = $1`,
        [id, name],
      );
    await give(first.user.id, 'Lakshmi');
    await give(second.user.id, 'Mohd. Iqbal');
    expect((await listed({ search: 'lalitha vodogokobojoto' })).ids).toEqual([]);
    expect((await listed({ search: 'vodogokobojoto laxmi' })).ids).toEqual([first.user.id]);
    expect((await listed({ search: 'vodogokokojoto laxmi' })).ids).toEqual([first.user.id]);
    expect((await listed({ search: 'मोहम्मद इक़बाल वोदोगोकोबोजोतो' })).ids).toEqual([second.user.id]);
  });

  it('finds somebody by the name that they have now', async () => {
    const { name, first } = await twins();
    await database.query("UPDATE users SET first_name = 'Other', email = $2 WHERE id = $1", [
      first.user.id,
      `${name}-new@example.in`,
    ]);
    expect((await listed({ search: `${name} 100` })).ids).toEqual([]);
    expect((await listed({ search: `${name}-new` })).ids).toEqual([first.user.id]);
  });

  it('counts what one letter finds, and knows a page beyond the end', async () => {
    const { name } = await twins();
    const one = await listed({ search: 'z', limit: '1' });
    expect(one.ids).toHaveLength(1);
    expect(one.total).toBeGreaterThanOrEqual(2);
    expect(await listed({ search: name, limit: '1', page: '2' })).toMatchObject({ total: 2 });
    expect(await listed({ search: name, page: '2' })).toEqual({ ids: [], total: 2 });
    expect(await listed({ search: name, page: '100000' })).toEqual({ ids: [], total: 2 });
  });

  it('is counted so far and no further, and pages stay right beyond', async () => {
    const { name, first, second } = await twins();
    const page = async (search: string | undefined, page: number) =>
      rows<{ id: string | null; total: number; totalIsMore: boolean }>(
        ...statementOf(
          usageStatement(
            usageQuery.parse({ search, sort: 'name', order: 'desc', limit: '1', page: `${page}` }),
            1,
          ),
        ),
      );
    for (const [number, id] of [
      [1, second.user.id],
      [2, first.user.id],
      [3, null],
    ] as const)
      expect(await page(name, number)).toEqual([
        expect.objectContaining({ id, total: 1, totalIsMore: true }),
      ]);
    expect(await page(undefined, 1)).toEqual([
      expect.objectContaining({ total: 1, totalIsMore: true }),
    ]);
  });

  it.each([
    'sort=email',
    'order=up',
    'limit=0',
    'page=0',
    'page=100001',
    `search=${'x'.repeat(201)}`,
    'search=%00',
  ])('refuses %s', async (query) => {
    const answer = await call('GET', `/api/usage?${query}`, { token: meera.token });
    expect(answer.status).toBe(400);
  });
});
