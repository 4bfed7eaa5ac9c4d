import { signUp, type TestPerson, type TestRole } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { listenAs } from '@/tests/support/http/live';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '@/tests/support/until';

let portal: OwnPortal;
let address: string;

beforeAll(async () => {
  portal = await ownPortal({ PORTAL_MODE: 'production' });
  ({ address } = await portal.start());
});
afterAll(() => portal.remove());

async function working(role: TestRole) {
  const person = await signUp(role, address);
  await portal.database.query(
    `UPDATE users SET status = 'active', email_proven_at = now() WHERE id = $1`,
    [person.user.id],
  );
  return person;
}

const me = async ({ token }: TestPerson, byItself = false) => {
  const headers: Record<string, string> = byItself ? { 'X-By-Itself': '1' } : {};
  return (await call('GET', `${address}/api/auth/me`, { token, headers })).status;
};

/** Moves this person's last activity back by so much time. */
const later = ({ user }: TestPerson, time: string) =>
  portal.database.query(
    `UPDATE sessions SET last_active_at = last_active_at - $2::interval WHERE user_id = $1`,
    [user.id, time],
  );

const activeAgo = async ({ user }: TestPerson) => {
  const { rows } = await portal.database.query<{ seconds: number }>(
    `SELECT extract(epoch FROM now() - last_active_at)::float8 AS seconds FROM sessions WHERE user_id = $1`,
    [user.id],
  );
  return rows[0]?.seconds ?? Number.NaN;
};

describe('a professional’s session on a device that was left alone', () => {
  // Otherwise anybody who sat down there within twelve hours could decide claims.
  it('ends after half an hour without activity, though its page kept asking', async () => {
    const ravi = await working('ip_case_manager');
    for (let minutes = 0; minutes < 30; minutes += 10) {
      expect(await me(ravi, true)).toBe(200);
      await later(ravi, '10 minutes');
    }
    expect(await me(ravi, true)).toBe(401);
    expect(await me(ravi)).toBe(401);
    const { rowCount } = await portal.database.query('SELECT FROM sessions WHERE user_id = $1', [
      ravi.user.id,
    ]);
    expect(rowCount).toBe(1);
  });

  it('goes on while somebody works there', async () => {
    const ravi = await working('ip_case_manager');
    for (let minutes = 0; minutes < 60; minutes += 20) {
      await later(ravi, '20 minutes');
      expect(await me(ravi)).toBe(200);
      await until(async () => (await activeAgo(ravi)) < 60 || undefined);
    }
    await later(ravi, '20 minutes');
    expect(await me(ravi, true)).toBe(200);
    expect(await activeAgo(ravi)).toBeGreaterThan(19 * 60);
  });

  it('is not kept alive by its stream of live updates, which ends with it', async () => {
    const meera = await working('ip_admin');
    await portal.database.query(
      `INSERT INTO second_factors (user_id, sealed_secret, key_id, confirmed_at) VALUES ($1, '', 'none', now())`,
      [meera.user.id],
    );
    await later(meera, '20 minutes');
    const heard = await listenAs(meera);
    await later(meera, '9 minutes');
    expect(await activeAgo(meera)).toBeGreaterThan(28 * 60);
    await later(meera, '1 minute');
    const again = await call('GET', `${address}/api/events`, { token: meera.token });
    expect(again.status).toBe(401);
    await heard.leave();
  });
});

test('a claimant’s session does not end by inactivity', async () => {
  const asha = await working('claimant');
  await later(asha, '11 hours');
  expect(await me(asha, true)).toBe(200);
});

// Otherwise a password read over a shoulder would be enough to decide claims.
test('in production a professional without a second factor can do nothing but set one up', async () => {
  const ravi = await working('ip_case_manager');
  const list = await call('GET', `${address}/api/claims`, { token: ravi.token });
  expect([list.status, list.body.code]).toEqual([403, 'second_factor_not_set_up']);
  const begun = await call('POST', `${address}/api/auth/second-factor`, {
    token: ravi.token,
    body: { password: ravi.password },
  });
  expect(begun.status).toBe(200);
});
