import { randomUUID } from 'node:crypto';
import type { AccountUsage } from '@/lib/identity/claimants/usage';
import { documentOf } from '@/tests/api/documents/documents-support';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';

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
      'This account is suspended. Please contact the insolvency professional.',
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
