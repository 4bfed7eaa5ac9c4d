import { register, signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call, someAddress } from '@/tests/support/http/api';
import {
  codeNow,
  signInWith,
  waitForNextCode,
  withSecondFactor,
  wrongCode,
} from '@/tests/support/http/second-factor';
import { letterAbout } from '@/tests/support/peers/outbox';

afterAll(() => database.end());

const post = (path: string, { token }: TestPerson, body: unknown) =>
  call<{ issues?: { path: string; rule: string }[]; recoveryCodes: string[]; code: string }>(
    'POST',
    `/api/auth/second-factor${path}`,
    { token, body },
  );

const changesOf = async ({ user }: TestPerson) =>
  (
    await rows<{ change: string }>(
      `SELECT details->>'change' AS change FROM audit_entries
       WHERE action = 'account_changed' AND details->>'userId' = $1 ORDER BY id`,
      [user.id],
    )
  ).map(({ change }) => change);

describe('signing in with a second factor', () => {
  it('asks for a code only after the right password, and accepts each code once', async () => {
    const meera = await signUp('ip_admin');
    const { secret } = await withSecondFactor(meera);
    const code = codeNow(secret);
    const wrongPassword = await signInWith(meera, undefined, 'Not-her-password');
    const withCode = await signInWith(meera, code, 'Not-her-password');
    expect([wrongPassword.status, wrongPassword.body.code]).toEqual([401, 'wrong_credentials']);
    expect(withCode.body).toEqual(wrongPassword.body);

    const withoutCode = await signInWith(meera);
    expect([withoutCode.status, withoutCode.body.code]).toEqual([401, 'second_factor_required']);
    expect(withoutCode.body).not.toHaveProperty('token');
    expect(withoutCode.headers.get('set-cookie')).toBeNull();

    const wrong = await signInWith(meera, wrongCode(secret));
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong_code']);

    const right = await signInWith(meera, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(right.status).toBe(200);
    expect((await call('GET', '/api/auth/me', { token: right.body.token })).status).toBe(200);
    const again = await signInWith(meera, code);
    expect([again.status, again.body.code]).toEqual([401, 'wrong_code']);
  });

  it('refuses a code of more than half a minute ago or ahead', async () => {
    const meera = await signUp('ip_admin');
    const { secret } = await withSecondFactor(meera);
    expect((await signInWith(meera, codeNow(secret, -2))).body.code).toBe('wrong_code');
    expect((await signInWith(meera, codeNow(secret, 3))).body.code).toBe('wrong_code');
  });

  it('is stopped after ten failures, with the right code too', async () => {
    const meera = await signUp('ip_admin');
    const { secret, recoveryCodes } = await withSecondFactor(meera);
    const from = someAddress();
    const tryIt = (code?: string) => signInWith(meera, code, meera.password, from);
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await tryIt(wrongCode(secret))).status).toBe(401);
    }
    const answers = [codeNow(secret), recoveryCodes[0], undefined].map(tryIt);
    for (const { status, headers } of await Promise.all(answers)) {
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('accepts a recovery code once, however it is typed, and mails how many are left', async () => {
    const meera = await signUp('ip_admin');
    const { recoveryCodes } = await withSecondFactor(meera);
    const [first = ''] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    expect((await signInWith(meera, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await signInWith(meera, first)).body.code).toBe('wrong_code');
    const letter = await letterAbout(meera.user.email, 'A recovery code was used');
    expect(letter.text).toContain('9 codes are left');
    const [entry] = await rows(
      `SELECT details FROM audit_entries WHERE action = 'user_login' AND user_id = $1 ORDER BY id DESC`,
      [meera.user.id],
    );
    expect(entry).toEqual({ details: { secondFactor: 'recovery_code' } });
  });

  it('refuses another person’s recovery code', async () => {
    const meera = await signUp('ip_admin');
    const ravi = await signUp('ip_case_manager');
    await withSecondFactor(meera);
    const { recoveryCodes } = await withSecondFactor(ravi);
    expect((await signInWith(meera, recoveryCodes[0])).body.code).toBe('wrong_code');
  });

  it.each(['code', 'recovery code'])(
    'lets in only one of twenty sign-ins at once with the same %s',
    async (kind) => {
      const meera = await signUp('ip_admin');
      const { secret, recoveryCodes } = await withSecondFactor(meera);
      const code = kind === 'code' ? codeNow(secret) : recoveryCodes[0];
      const burst = await Promise.all(Array.from({ length: 20 }, () => signInWith(meera, code)));
      expect(burst.filter(({ status }) => status === 200)).toHaveLength(1);
    },
  );

  it('says that a disabled account is closed before it asks for a code', async () => {
    const meera = await signUp('ip_admin');
    const { secret } = await withSecondFactor(meera);
    await database.query("UPDATE users SET status = 'disabled' WHERE id = $1", [meera.user.id]);
    for (const code of [undefined, codeNow(secret)]) {
      expect((await signInWith(meera, code)).body.code).toBe('account_closed');
    }
  });
});

describe('setting up a second factor', () => {
  it('needs the password, and takes effect only once a code was given', async () => {
    const asha = await signUp();
    const refused = await post('', asha, { password: 'Not-her-password' });
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, 'password']);
    expect((await call('GET', '/api/auth/me', { token: asha.token })).status).toBe(200);

    const begun = await call<{ secret: string; qr: { size: number; path: string } }>(
      'POST',
      '/api/auth/second-factor',
      { token: asha.token, body: { password: asha.password } },
    );
    const { secret, qr } = begun.body;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect((await signInWith(asha)).status).toBe(200);

    const wrong = await post('/confirm', asha, { code: wrongCode(secret) });
    expect([wrong.status, wrong.body.issues?.[0]?.path]).toEqual([400, 'code']);
    expect((await signInWith(asha)).status).toBe(200);

    expect((await post('/confirm', asha, { code: codeNow(secret) })).status).toBe(200);
    expect((await signInWith(asha)).body.code).toBe('second_factor_required');
    expect((await post('', asha, { password: asha.password })).status).toBe(400);
    expect((await post('/confirm', asha, { code: codeNow(secret, 1) })).status).toBe(409);
    await letterAbout(asha.user.email, 'Two-step sign-in is on');
    expect(await changesOf(asha)).toContain('second_factor_on');
  });

  it('can be started again after it was left half-way, also twice at once', async () => {
    const asha = await signUp();
    const begin = () =>
      call<{ secret: string }>('POST', '/api/auth/second-factor', {
        token: asha.token,
        body: { password: asha.password },
      });
    const first = await begin();
    const both = await Promise.all([begin(), begin()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const last = await begin();
    const former = await post('/confirm', asha, { code: codeNow(first.body.secret) });
    expect(former.status).toBe(400);
    expect((await post('/confirm', asha, { code: codeNow(last.body.secret) })).status).toBe(200);
  });

  it('stores neither secret nor recovery codes in readable form', async () => {
    const asha = await signUp();
    const { secret, recoveryCodes } = await withSecondFactor(asha);
    const [row] = await rows<{ kept: string }>(
      `SELECT f::text || string_agg(encode(c.code_hash, 'escape'), '') AS kept
       FROM second_factors f JOIN recovery_codes c USING (user_id) WHERE user_id = $1 GROUP BY f`,
      [asha.user.id],
    );
    for (const hidden of [secret, ...recoveryCodes]) expect(row?.kept).not.toContain(hidden);
  });
});

describe('turning off the second factor', () => {
  it('needs password and code', async () => {
    const asha = await signUp();
    const { secret } = await withSecondFactor(asha);
    const { password } = asha;
    const issue = async (body: unknown) => (await post('/off', asha, body)).body.issues?.[0]?.path;
    expect(await issue({ password })).toBe('code');
    expect(await issue({ password: 'Not-her-password', code: codeNow(secret) })).toBe('password');
    expect(await issue({ password, code: wrongCode(secret) })).toBe('code');
    expect((await post('/off', asha, { password, code: codeNow(secret) })).status).toBe(200);
    expect((await post('/off', asha, { password, code: codeNow(secret) })).status).toBe(409);
    expect((await signInWith(asha)).status).toBe(200);
    await letterAbout(asha.user.email, 'Two-step sign-in is off');
    expect(await changesOf(asha)).toContain('second_factor_off');
  });

  it('is stopped after ten wrong codes', async () => {
    const asha = await signUp();
    const { secret } = await withSecondFactor(asha);
    const body = { password: asha.password, code: wrongCode(secret) };
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      statuses.push((await post('/recovery-codes', asha, body)).status);
    }
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(10);
    expect(statuses.at(-1)).toBe(429);
    const off = await post('/off', asha, { password: asha.password, code: codeNow(secret) });
    expect(off.status).toBe(429);
  });

  it('does not happen by resetting the password', async () => {
    const asha = await signUp();
    const { secret } = await withSecondFactor(asha);
    await call('POST', '/api/auth/forgot-password', { body: { email: asha.user.email } });
    const { text } = await letterAbout(asha.user.email, 'Reset your Daava password');
    const token = /token=([\w-]+)/.exec(text)?.[1];
    const newPassword = `${asha.password}-new`;
    const reset = await call('POST', '/api/auth/reset-password', { body: { token, newPassword } });
    expect(reset.status).toBe(200);
    expect((await signInWith(asha, undefined, newPassword)).body.code).toBe(
      'second_factor_required',
    );
    expect((await signInWith(asha, codeNow(secret), newPassword)).status).toBe(200);
    await letterAbout(asha.user.email, 'Your password was reset');
  });
});

it('new recovery codes need password and code, and make the former ones invalid', async () => {
  const asha = await signUp();
  const { secret, recoveryCodes } = await withSecondFactor(asha);
  const { password } = asha;
  const wrong = async (proof: unknown) => {
    const { status, body } = await post('/recovery-codes', asha, proof);
    return [status, body.issues?.[0]?.path];
  };
  expect(await wrong({ code: codeNow(secret) })).toEqual([400, 'password']);
  expect(await wrong({ password: 'Not-her-password', code: codeNow(secret) })).toEqual([
    400,
    'password',
  ]);
  expect(await wrong({ password, code: wrongCode(secret) })).toEqual([400, 'code']);
  const renewed = await post('/recovery-codes', asha, { password, code: codeNow(secret) });
  expect(renewed.body.recoveryCodes).toHaveLength(10);
  expect((await signInWith(asha, recoveryCodes[0])).status).toBe(401);
  expect((await signInWith(asha, renewed.body.recoveryCodes[0])).status).toBe(200);
  await letterAbout(asha.user.email, 'New recovery codes');
});

describe('an administrator', () => {
  const reset = (by: TestPerson, of: TestPerson, proof: object = { password: by.password }) =>
    call<{ issues?: { path: string }[] }>(
      'POST',
      `/api/ip-professionals/${of.user.id}/second-factor/reset`,
      {
        token: by.token,
        body: proof,
      },
    );

  it('resets a colleague’s second factor, and the colleague is signed out and told', async () => {
    const meera = await signUp('ip_admin');
    const ravi = await signUp('ip_case_manager');
    expect((await reset(meera, ravi)).status).toBe(409);
    await withSecondFactor(ravi);
    const listed = await call<{ id: string; secondFactor: boolean }[]>(
      'GET',
      `/api/ip-professionals?search=${ravi.user.email}`,
      { token: meera.token },
    );
    expect(listed.body.map(({ secondFactor }) => secondFactor)).toEqual([true]);
    expect((await reset(meera, ravi)).status).toBe(200);
    expect((await call('GET', '/api/auth/me', { token: ravi.token })).status).toBe(401);
    expect((await signInWith(ravi)).status).toBe(200);
    await letterAbout(ravi.user.email, 'Two-step sign-in was reset');
    expect(await changesOf(ravi)).toContain('second_factor_reset');
  });

  it('must first prove who they are with password and their own code', async () => {
    const meera = await signUp('ip_admin');
    // With a password of his own.
    const ravi = await register('ip_case_manager');
    const { secret } = await withSecondFactor(meera);
    await withSecondFactor(ravi);
    const { password } = meera;
    const wrong = async (proof: object) => {
      const { status, body } = await reset(meera, ravi, proof);
      return [status, body.issues?.[0]?.path];
    };
    expect(await wrong({})).toEqual([400, 'password']);
    expect(await wrong({ password: ravi.password })).toEqual([400, 'password']);
    expect(await wrong({ password })).toEqual([400, 'code']);
    expect(await wrong({ password, code: wrongCode(secret) })).toEqual([400, 'code']);
    expect((await call('GET', '/api/auth/me', { token: ravi.token })).status).toBe(200);
    await waitForNextCode(meera);
    expect((await reset(meera, ravi, { password, code: codeNow(secret) })).status).toBe(200);
  });

  it('cannot reset their own second factor, nor a claimant’s', async () => {
    const meera = await signUp('ip_admin');
    const asha = await signUp();
    const { secret } = await withSecondFactor(meera);
    await withSecondFactor(asha);
    expect((await reset(meera, meera)).status).toBe(409);
    const { password } = meera;
    expect((await reset(meera, asha, { password, code: codeNow(secret) })).status).toBe(404);
    await waitForNextCode(asha);
    expect((await signInWith(asha)).body.code).toBe('second_factor_required');
  });
});
