import { randomUUID } from 'node:crypto';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows, untilWaitedFor } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { codeNow, signInWith, withSecondFactor } from '@/tests/support/http/second-factor';

afterAll(() => database.end());

/** Starts a call on an account while an uncommitted transaction changes its password or status. */
async function whileItChanges<T>({ user }: TestPerson, change: string, act: () => Promise<T>) {
  const owner = await database.connect();
  try {
    await owner.query('BEGIN');
    await owner.query(`UPDATE users SET ${change} WHERE id = $1`, [user.id]);
    await owner.query('DELETE FROM sessions WHERE user_id = $1', [user.id]);
    const acting = act();
    await untilWaitedFor(owner);
    await owner.query('COMMIT');
    return await acting;
  } finally {
    owner.release();
  }
}

const another = "password_hash = 'another'";

it.each([another, "status = 'disabled'"])(
  'a sign-in under way fails when the account is changed meanwhile: %s',
  async (change) => {
    const asha = await signUp();
    const { status, body } = await whileItChanges(asha, change, () => signInWith(asha));
    expect([status, body.code]).toEqual([401, 'wrong_credentials']);
    const [left] = await rows(
      `SELECT (SELECT count(*)::int FROM sessions WHERE user_id = $1) AS sessions,
         (SELECT count(*)::int FROM audit_entries WHERE user_id = $1 AND action = 'user_login') AS entries`,
      [asha.user.id],
    );
    expect(left).toEqual({ sessions: 0, entries: 0 });
  },
);

const wishes: [string, string, Record<string, string>][] = [
  ['another password', '/password', { newPassword: `New-${randomUUID()}` }],
  ['another address', '/email', { email: `new.${randomUUID()}@example.in` }],
  ['a second factor', '/second-factor', {}],
];

const accountOf = async ({ user }: TestPerson) =>
  rows(
    `SELECT password_hash, (SELECT count(*)::int FROM email_changes WHERE user_id = $1) AS links,
       (SELECT count(*)::int FROM second_factors WHERE user_id = $1) AS factors FROM users WHERE id = $1`,
    [user.id],
  );

it.each(wishes)(
  'a call proven with a password that is changed meanwhile does not get %s',
  async (_, path, wish) => {
    const asha = await signUp();
    const { token, password } = asha;
    const answer = await whileItChanges(asha, another, () =>
      call<{ issues: unknown }>('POST', `/api/auth${path}`, { token, body: { password, ...wish } }),
    );
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'password' }] } });
    expect(await accountOf(asha)).toEqual([{ password_hash: 'another', links: 0, factors: 0 }]);
  },
);

it.each(['off', 'recovery-codes'])(
  'a password that is changed meanwhile does not change one’s own second factor (%s)',
  async (what) => {
    const asha = await signUp();
    const { secret } = await withSecondFactor(asha);
    const codes = () => rows('SELECT * FROM recovery_codes WHERE user_id = $1', [asha.user.id]);
    const before = await codes();
    const { token, password } = asha;
    const answer = await whileItChanges(asha, another, () =>
      call('POST', `/api/auth/second-factor/${what}`, {
        token,
        body: { password, code: codeNow(secret) },
      }),
    );
    expect(answer.status).toBe(400);
    expect(await accountOf(asha)).toMatchObject([{ factors: 1 }]);
    expect(await codes()).toEqual(before);
  },
);

it('a password that is changed meanwhile does not reset a colleague’s second factor', async () => {
  const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
  await withSecondFactor(ravi);
  const answer = await whileItChanges(meera, another, () =>
    call<{ issues: unknown }>('POST', `/api/ip-professionals/${ravi.user.id}/second-factor/reset`, {
      token: meera.token,
      body: { password: meera.password },
    }),
  );
  expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'password' }] } });
  expect(await accountOf(ravi)).toMatchObject([{ factors: 1 }]);
});
