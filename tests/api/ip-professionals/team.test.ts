import type { Professional } from '@/lib/client/queries/queries';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { setStatus } from '@/tests/support/data/bulk';
import { withdraw } from '@/tests/support/data/changing';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import {
  registrationOf,
  signUp,
  type TestPerson,
  type TestRole,
} from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';
import { until } from '@/tests/support/until';

// Each of them is many calls.

afterAll(() => database.end());

const change = (by: TestPerson, id: string, body: object, portal = '') =>
  call<PresentedUser & { code: string; message: string }>(
    'PATCH',
    `${portal}/api/ip-professionals/${id}`,
    { token: by.token, body: { password: by.password, ...body } },
  );

const list = (by: TestPerson, search: string) =>
  call<Professional[]>('GET', `/api/ip-professionals?search=${encodeURIComponent(search)}`, {
    token: by.token,
  });

const alive = async ({ token }: TestPerson) =>
  (await call('GET', '/api/auth/me', { token })).status === 200;

const changesTo = (id: string) =>
  rows(
    `SELECT user_full_name AS who, details->'from' AS "from", details->'to' AS "to" FROM audit_entries
     WHERE action = 'account_changed' AND details->>'userId' = $1 AND details->>'change' = 'professional' ORDER BY id`,
    [id],
  );

describe('a change of a professional’s account', () => {
  it('is refused when the account is not as it was seen, and stores nothing', async () => {
    const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
    for (const from of [
      { status: 'pending', role: 'ip_case_manager' },
      { status: 'active', role: 'ip_admin' },
    ]) {
      const answer = await change(meera, ravi.user.id, { status: 'declined', from });
      expect([answer.status, answer.body.code]).toEqual([409, 'account_changed_meanwhile']);
    }
    expect(await alive(ravi)).toBe(true);
    expect(await changesTo(ravi.user.id)).toEqual([]);
    const seen = { status: 'active', role: 'ip_case_manager' };
    expect((await change(meera, ravi.user.id, { status: 'disabled', from: seen })).status).toBe(
      200,
    );
  });

  it.each([
    { status: 'pending' },
    { status: 'active ' },
    { role: 'ip_staff' },
    { from: { status: 'gone', role: 'ip_admin' } },
    { from: null },
  ])('refuses %j', async (body) => {
    const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
    expect((await change(meera, ravi.user.id, body)).status).toBe(400);
  });

  it('to what it already is ends no session and leaves no audit entry', async () => {
    const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
    const same = { status: 'active', role: 'ip_case_manager' };
    expect((await change(meera, ravi.user.id, same)).status).toBe(200);
    expect(await alive(ravi)).toBe(true);
    expect(await changesTo(ravi.user.id)).toEqual([]);
  });

  it('to another role signs the person out, who then has that role', async () => {
    const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
    expect((await change(meera, ravi.user.id, { role: 'ip_admin' })).body.role).toBe('ip_admin');
    expect(await alive(ravi)).toBe(false);
    const again = await call<TestPerson>('POST', '/api/auth/login', {
      body: { email: ravi.user.email, password: ravi.password },
    });
    expect(again.body.user.role).toBe('ip_admin');
    const { status } = await call('GET', '/api/ip-professionals', { token: again.body.token });
    expect(status).toBe(200);
    expect(await changesTo(ravi.user.id)).toEqual([
      {
        who: 'Meera Iyer',
        from: { status: 'active', role: 'ip_case_manager' },
        to: { status: 'active', role: 'ip_admin' },
      },
    ]);
  });

  it('that disables it leaves its claims assigned, for administrators to see', async () => {
    const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
    const claim = await createClaimAs(await signUp());
    await assignTo(meera, claim.id, ravi);
    await change(meera, ravi.user.id, { status: 'disabled' });
    expect(await alive(ravi)).toBe(false);
    const login = { email: ravi.user.email, password: ravi.password };
    const refused = await call('POST', '/api/auth/login', { body: login });
    expect([refused.status, refused.body.code]).toEqual([403, 'account_closed']);
    const seen = await call('GET', `/api/claims/${claim.id}`, { token: meera.token });
    expect(seen.body.assignedTo).toEqual({
      id: ravi.user.id,
      firstName: 'Ravi',
      lastName: 'Menon',
    });
    const [listed] = (await list(meera, ravi.user.email)).body;
    expect(listed).toMatchObject({ status: 'disabled', assignedClaims: 1 });
    await change(meera, ravi.user.id, { status: 'active' });
    expect((await call('POST', '/api/auth/login', { body: login })).status).toBe(200);
  });
});

describe('the list of professionals', () => {
  it.each(['a%00b', 'x'.repeat(201)])('refuses to search for %s', async (search) => {
    const { token } = await signUp('ip_admin');
    const path = `/api/ip-professionals?search=${search}`;
    expect((await call('GET', path, { token })).status).toBe(400);
  });

  it('counts the claims assigned to each professional', async () => {
    const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
    const asha = await signUp();
    const load = async () => (await list(meera, ravi.user.email)).body[0]?.assignedClaims;
    expect(await load()).toBe(0);
    const claims = [
      await createClaimAs(asha),
      await createClaimAs(asha),
      await createClaimAs(asha),
    ];
    for (const { id } of claims) await assignTo(meera, id, ravi);
    expect(await load()).toBe(3);
    await assignTo(meera, claims[0]?.id ?? '', meera);
    expect(await load()).toBe(2);
  });

  it('counts the undecided ones among the claims assigned to each professional', async () => {
    const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
    const asha = await signUp();
    const of = async () => (await list(meera, ravi.user.email)).body[0];
    const ids = [];
    for (let n = 0; n < 5; n += 1) ids.push((await createClaimAs(asha)).id);
    for (const id of ids) await assignTo(meera, id, ravi);
    const statuses = ['under_review', 'info_required', 'approved', 'rejected'];
    for (const [place, status] of statuses.entries())
      expect((await setStatus(meera, ids[place] ?? '', { status })).status).toBe(200);
    expect(await of()).toMatchObject({ assignedClaims: 5, openClaims: 3 });
    await withdraw(asha, ids[4] ?? '');
    expect(await of()).toMatchObject({ assignedClaims: 5, openClaims: 2 });
  });

  it('shows administrators unusual licences, and case managers only active colleagues', async () => {
    const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
    const waiting = await signUp('ip_admin');
    await database.query(
      `UPDATE users SET status = 'pending', license_number = 'applied for' WHERE id = $1`,
      [waiting.user.id],
    );
    expect((await list(meera, waiting.user.email.toUpperCase())).body).toEqual([
      {
        id: waiting.user.id,
        firstName: 'Meera',
        lastName: 'Iyer',
        email: waiting.user.email,
        role: 'ip_admin',
        status: 'pending',
        licenseNumber: 'applied for',
        organization: 'Test Resolution LLP',
        createdAt: waiting.user.createdAt,
        assignedClaims: 0,
        openClaims: 0,
        licenceLooksUnusual: true,
        secondFactor: false,
        emailProven: true,
        proposal: null,
        marks: expect.arrayContaining(['Meera']),
      },
    ]);
    expect((await list(ravi, waiting.user.email)).body).toEqual([]);
    const [listed] = (await list(ravi, ravi.user.email)).body;
    expect(listed).toMatchObject({ status: 'active', licenceLooksUnusual: false });
  });

  it('shows pending accounts first, then active ones, then the others', async () => {
    const meera = await signUp('ip_admin');
    const organization = `Order ${crypto.randomUUID()}`;
    const statuses = ['disabled', 'active', 'pending', 'declined', 'pending'];
    for (const status of statuses) {
      const { user } = await signUp('ip_case_manager');
      const values = [user.id, status, organization];
      await database.query(
        'UPDATE users SET status = $2::"AccountStatus", organization = $3 WHERE id = $1',
        values,
      );
    }
    const { body } = await list(meera, organization.toLowerCase());
    expect(body.map(({ status }) => status)).toEqual([
      'pending',
      'pending',
      'active',
      'declined',
      'disabled',
    ]);
    const [first, second] = body;
    expect(Date.parse(first?.createdAt ?? '')).toBeLessThan(Date.parse(second?.createdAt ?? ''));
  });

  it('searches for names by their sound', async () => {
    const meera = await signUp('ip_admin');
    const other = await signUp('ip_case_manager');
    await rows(
      `UPDATE users SET first_name = 'Mohammed', last_name = 'Vorokobodogofo' WHERE id = $1`,
      [other.user.id],
    );
    const found = async (search: string) => (await list(meera, search)).body.map(({ id }) => id);
    expect(await found('mahmood vorokobodogofo')).toEqual([]);
    expect(await found('वोरोकोबोदोगोफो मोहम्मद')).toEqual([other.user.id]);
    expect(await found('vorokobodogofo md')).toEqual([other.user.id]);
    expect(await found('vorokobodogopo md')).toEqual([other.user.id]);
  });

  it('searches for % and _ as plain characters', async () => {
    const meera = await signUp('ip_admin');
    expect((await list(meera, `%${meera.user.email}`)).body).toEqual([]);
    expect((await list(meera, meera.user.email.replace('@', '_'))).body).toEqual([]);
  });
});

describe('the last active administrator', () => {
  let portal: StartedPortal;
  let address: string;

  beforeAll(async () => {
    portal = await startedPortal();
    ({ address } = portal);
  }, 60_000);
  afterAll(() => portal.remove());

  async function joins(role: TestRole) {
    const body = registrationOf(role);
    const answer = await call<TestPerson>('POST', `${address}/api/auth/register`, { body });
    return { ...answer.body, password: body.password };
  }

  const activeAdministrators = async () => {
    const found = await portal.database.query(
      `SELECT id FROM users WHERE role = 'ip_admin' AND status = 'active'`,
    );
    return found.rows.map(({ id }) => id);
  };

  it('cannot be disabled or demoted, whoever else is waiting or working', async () => {
    const [meera, waiting] = [await joins('ip_admin'), await joins('ip_admin')];
    await joins('ip_case_manager');
    await portal.database.query(`UPDATE users SET status = 'pending' WHERE id = $1`, [
      waiting.user.id,
    ]);
    for (const body of [
      { status: 'disabled' },
      { status: 'declined' },
      { role: 'ip_case_manager' },
    ]) {
      const answer = await change(meera, meera.user.id, body, address);
      expect([answer.status, answer.body.code]).toEqual([409, 'last_administrator']);
      expect(answer.body.message).toMatch(/last active administrator/);
    }
    expect(await activeAdministrators()).toEqual([meera.user.id]);
    expect((await change(meera, waiting.user.id, { status: 'active' }, address)).status).toBe(200);
    expect((await change(meera, meera.user.id, { status: 'disabled' }, address)).status).toBe(200);
    expect(await activeAdministrators()).toEqual([waiting.user.id]);
  });

  it('remains when two administrators demote each other at the same moment', async () => {
    for (let round = 0; round < 8; round++) {
      await portal.database.query(`UPDATE users SET status = 'disabled'`);
      const [meera, ravi] = [await joins('ip_admin'), await joins('ip_admin')];
      const answers = await Promise.all([
        change(meera, ravi.user.id, { role: 'ip_case_manager' }, address),
        change(ravi, meera.user.id, { status: 'disabled' }, address),
      ]);
      const left = await activeAdministrators();
      expect(left).toHaveLength(1);
      const winner = left[0] === meera.user.id ? 0 : 1;
      expect(answers[winner].status).toBe(200);
      // Either the session has ended already, or the caller is no administrator when their turn comes.
      expect([401, 403]).toContain(answers[1 - winner]?.status);
    }
  }, 60_000);

  it.each([
    ['demoted', "role = 'ip_case_manager'"],
    ['switched off', "status = 'disabled'"],
  ])('is not removed by an administrator who was %s a moment before', async (_, lost) => {
    await portal.database.query(`UPDATE users SET status = 'disabled'`);
    const [meera, ravi, kavya] = [
      await joins('ip_admin'),
      await joins('ip_admin'),
      await joins('ip_admin'),
    ];
    const lock = await portal.database.connect();
    await lock.query('BEGIN');
    await lock.query(`SELECT id FROM users WHERE role = 'ip_admin' FOR UPDATE`);
    const waiting = change(ravi, kavya.user.id, { status: 'disabled' }, address);
    const stillWaiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await until(async () => (await portal.database.query(stillWaiting)).rowCount || undefined);
    await lock.query(`UPDATE users SET ${lost} WHERE id = $1`, [ravi.user.id]);
    await lock.query('COMMIT');
    lock.release();
    expect((await waiting).status).toBe(403);
    expect((await activeAdministrators()).sort()).toEqual([meera.user.id, kavya.user.id].sort());
  });
});
