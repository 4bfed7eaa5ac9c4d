import { createHash } from 'node:crypto';
import * as limits from '@/lib/access/limits';
import type { PresentedNotification } from '@/lib/notifications/read';
import { accountFrom, type RatePolicy } from '@/lib/platform/rate-limit';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson, type TestRole } from '@/tests/support/data/people';
import { call, someAddress } from '@/tests/support/http/api';
import { type PostOffice, startedPortalWithMail } from '@/tests/support/portal/portal-with-mail';
import type { StartedPortal } from '@/tests/support/portal/started-portal';
import { until } from '@/tests/support/until';

let portal: StartedPortal;
let office: PostOffice;
let address: string;

beforeAll(async () => {
  ({ office, portal } = await startedPortalWithMail(
    { IP_SECOND_FACTOR: 'offered' },
    { refuse: ['gone@example.in'] },
  ));
  ({ address } = portal);
});
afterAll(() => portal.remove());

interface Attempt {
  password?: string;
  from?: string;
  device?: string;
}

const logIn = ({ user, password }: TestPerson, attempt: Attempt = {}) =>
  call<{ token: string; code: string }>('POST', `${address}/api/auth/login`, {
    body: { email: user.email, password: attempt.password ?? password },
    headers: {
      'X-Forwarded-For': attempt.from ?? someAddress(),
      ...(attempt.device ? { Cookie: attempt.device } : {}),
    },
  });

/** The cookie of a device on which somebody has just signed in. */
async function deviceOf(person: TestPerson) {
  const { headers } = await logIn(person);
  const cookie = headers.getSetCookie().find((each) => each.startsWith('daava.device='));
  expect(cookie).toMatch(/^daava\.device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=/);
  return cookie?.split(';')[0] ?? '';
}

const useUp = ({ name, limit }: RatePolicy, subject: string) =>
  portal.database.query(
    `INSERT INTO rate_counts (key, window_start, count) VALUES ($1, now(), $2)
     ON CONFLICT (key) DO UPDATE SET window_start = now(), count = $2`,
    [`${name}:${createHash('sha256').update(subject).digest('base64url')}`, limit],
  );

const wrong = 'not the password';

/** A professional whose account was approved long ago. */
async function working(role: Exclude<TestRole, 'claimant'>) {
  const person = await signUp(role, address);
  await portal.database.query(
    `UPDATE users SET status = 'active', email_proven_at = now() WHERE id = $1`,
    [person.user.id],
  );
  return person;
}

const told = async (by: TestPerson) =>
  (
    await call<PresentedNotification[]>('GET', `${address}/api/notifications`, { token: by.token })
  ).body.filter(({ type }) => type === 'alert');

describe('somebody who guesses the password of a known address', () => {
  // Otherwise ten wrong passwords would lock the owner out everywhere, again and again.
  it('locks out neither another network nor a device that signed in before', async () => {
    const asha = await signUp('claimant', address);
    const device = await deviceOf(asha);
    const from = someAddress();
    for (let tries = 0; tries < 10; tries++)
      expect((await logIn(asha, { password: wrong, from })).status).toBe(401);
    expect((await logIn(asha, { from })).status).toBe(429);
    expect((await logIn(asha)).status).toBe(200);
    expect((await logIn(asha, { from, device })).status).toBe(200);
  });

  // Otherwise a guesser with enough networks could go on without end.
  it('has at most a hundred guesses an hour over all networks, and locks out no known device', async () => {
    const asha = await signUp('claimant', address);
    const device = await deviceOf(asha);
    await useUp({ ...limits.signInOfAccountAnywhere, limit: 99 }, asha.user.email);
    expect((await logIn(asha, { password: wrong })).status).toBe(401);
    expect((await logIn(asha)).status).toBe(429);
    expect((await logIn(asha, { device })).status).toBe(200);
    // An attempt refused by one network's limit does not count against the others'.
    const bela = await signUp('claimant', address);
    const from = someAddress();
    await useUp(limits.signInOfAccount, accountFrom(bela.user.email, from));
    await useUp({ ...limits.signInOfAccountAnywhere, limit: 99 }, bela.user.email);
    for (let tries = 0; tries < 3; tries++)
      expect((await logIn(bela, { password: wrong, from })).status).toBe(429);
    expect((await logIn(bela)).status).toBe(200);
  });
});

// Otherwise two hundred failures from one mobile network would shut out everybody in it.
it('failed sign-ins from a shared network do not lock out a device that signed in before', async () => {
  const asha = await signUp('claimant', address);
  const device = await deviceOf(asha);
  const from = someAddress();
  await useUp(limits.signInFromAddress, from);
  expect((await logIn(asha, { from })).status).toBe(429);
  expect((await logIn(asha, { from, device })).status).toBe(200);
});

describe('a stolen device', () => {
  // Otherwise its cookie would allow unlimited guesses.
  it('has ten guesses of its own, for its own account only', async () => {
    const [asha, bela] = [await signUp('claimant', address), await signUp('claimant', address)];
    const device = await deviceOf(asha);
    for (let tries = 0; tries < 10; tries++)
      expect((await logIn(asha, { password: wrong, device })).status).toBe(401);
    expect((await logIn(asha, { device })).status).toBe(429);
    expect((await logIn(asha)).status).toBe(200);
    const from = someAddress();
    await useUp(limits.signInFromAddress, from);
    expect((await logIn(bela, { from, device })).status).toBe(429);
    expect((await logIn(bela, { from, device: 'daava.device=' })).status).toBe(429);
  });

  it('is no longer known after a new password, and after half a year', async () => {
    const asha = await signUp('claimant', address);
    const device = await deviceOf(asha);
    const from = someAddress();
    await useUp(limits.signInFromAddress, from);
    const usedAgo = (ago: string) =>
      portal.database.query(
        'UPDATE known_devices SET last_used_at = now() - $2::interval WHERE user_id = $1',
        [asha.user.id, ago],
      );
    await usedAgo('179 days 23 hours 50 minutes');
    expect((await logIn(asha, { from, device })).status).toBe(200);
    await usedAgo('180 days');
    expect((await logIn(asha, { from, device })).status).toBe(429);
    expect((await logIn(asha, { device })).status).toBe(200);
    expect((await logIn(asha, { from, device })).status).toBe(200);
    const newPassword = `Other-${asha.password}`;
    const body = { password: asha.password, newPassword };
    const { token } = asha;
    expect((await call('POST', `${address}/api/auth/password`, { token, body })).status).toBe(200);
    expect((await logIn({ ...asha, password: newPassword }, { from, device })).status).toBe(429);
  });

  it('is one of at most twenty known devices of an account', async () => {
    const asha = await signUp('claimant', address);
    const first = await deviceOf(asha);
    for (let times = 0; times < 21; times++) await deviceOf(asha);
    const { rowCount } = await portal.database.query(
      'SELECT FROM known_devices WHERE user_id = $1',
      [asha.user.id],
    );
    expect(rowCount).toBe(20);
    const from = someAddress();
    await useUp(limits.signInFromAddress, from);
    expect((await logIn(asha, { from, device: first })).status).toBe(429);
  }, 60_000);
});

// Otherwise a script could make a thousand sessions, audit entries and alerts.
it('an account can open at most a hundred sessions an hour', async () => {
  const asha = await signUp('claimant', address);
  await useUp({ ...limits.sessionsOfAccount, limit: 97 }, asha.user.id);
  const statuses: number[] = [];
  for (let times = 0; times < 5; times++) statuses.push((await logIn(asha)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const { rowCount } = await portal.database.query('SELECT FROM sessions WHERE user_id = $1', [
    asha.user.id,
  ]);
  expect(rowCount).toBe(4);
});

describe('administrators', () => {
  // Otherwise nobody would notice the attack.
  it('are told of each new device of a colleague, and once a day of guesses at a colleague’s password', async () => {
    const [meera, ravi] = [await working('ip_admin'), await working('ip_case_manager')];
    const device = await deviceOf(ravi);
    await logIn(ravi, { device });
    await logIn(ravi);
    const from = someAddress();
    for (let tries = 0; tries < 13; tries++) await logIn(ravi, { password: wrong, from });
    const alerts = await told(meera);
    expect(alerts.map(({ title, claimId }) => [title, claimId])).toEqual([
      ['Too many failed sign-ins', null],
      ['Sign-in on a new device', null],
      ['Sign-in on a new device', null],
    ]);
    expect(alerts[0]?.message).toContain(
      `${ravi.user.firstName} ${ravi.user.lastName} from ${from}`,
    );
    await until(
      async () =>
        office.to(meera.user.email).some(({ text }) => text.includes('new device')) || undefined,
    );
    expect((await told(ravi)).length).toBe(0);
    await portal.database.query('UPDATE alerts SET day = day - 1');
    await logIn(ravi, { password: wrong, from });
    expect(await told(meera)).toHaveLength(4);
  }, 60_000);

  it('are told once a day that somebody filed very many claims at once', async () => {
    const [meera, asha] = [await working('ip_admin'), await signUp('claimant', address)];
    await useUp({ ...limits.claimsBeforeAlert.person, limit: 9 }, asha.user.id);
    for (const alerts of [0, 1, 1]) {
      await createClaimAs(asha);
      expect((await told(meera)).map(({ title }) => title)).toEqual(
        Array(alerts).fill('Very many claims at once'),
      );
    }
  }, 60_000);

  it('are told once a day that letters are not delivered', async () => {
    const [meera, asha] = [await working('ip_admin'), await signUp('claimant', address)];
    await portal.database.query(`UPDATE users SET email = 'gone@example.in' WHERE id = $1`, [
      asha.user.id,
    ]);
    const failed = async (letters: number) => {
      await portal.database.query(
        `INSERT INTO mail_queue (user_id, kind) VALUES ($1, 'password_reset')`,
        [asha.user.id],
      );
      await until(async () => {
        const { rowCount } = await portal.database.query(
          'SELECT FROM mail_queue WHERE failed_at IS NOT NULL',
        );
        return rowCount === letters || undefined;
      });
    };
    await failed(1);
    await until(async () => (await told(meera)).length === 1 || undefined);
    await failed(2);
    expect((await told(meera)).map(({ title }) => title)).toEqual(['Letters were not delivered']);
  }, 60_000);
});
