import { randomUUID } from 'node:crypto';
import { accountFrom } from '@/lib/platform/rate-limit';
import { registrationOf, signUp } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call, someAddress } from '@/tests/support/http/api';
import { signInWith } from '@/tests/support/http/second-factor';

afterAll(() => database.end());

const login = (email: string, password: string, headers = {}) =>
  call<{ token: string; message: string; code: string }>('POST', '/api/auth/login', {
    body: { email, password },
    headers,
  });

describe('registering', () => {
  const wrong: [string, Record<string, unknown>, string][] = [
    ['an unknown role', { role: 'ip_staff' }, 'role'],
    ['no role', { role: undefined }, 'role'],
    ['an invalid e-mail address', { email: 'asha' }, 'email'],
    ['a phone number that starts with 5', { phone: '5876543210' }, 'phone'],
    ['a phone number of 9 digits', { phone: '987654321' }, 'phone'],
    ['a password of 7 characters', { password: 'Ab3$efg' }, 'password'],
    ['a password of 129 characters', { password: 'aB3$'.repeat(33).slice(0, 129) }, 'password'],
    ['one of the commonest passwords', { password: 'Password123' }, 'password'],
    ['no first name', { firstName: '   ' }, 'firstName'],
    ['a last name of 101 characters', { lastName: 'x'.repeat(101) }, 'lastName'],
    ['NUL in a name', { firstName: 'A\u0000sha' }, 'firstName'],
    ['half a Unicode character in a name', { firstName: 'A\ud800' }, 'firstName'],
    ['a number for a name', { firstName: 12 }, 'firstName'],
  ];

  it.each(wrong)('with %s is refused and makes no account', async (_, change, path) => {
    const body = { ...registrationOf(), ...change };
    const answer = await call('POST', '/api/auth/register', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.issues).toContainEqual(expect.objectContaining({ path }));
    expect(
      await rows('SELECT 1 FROM users WHERE phone = $1 AND phone IS NOT NULL', [body.phone]),
    ).toHaveLength(0);
  });

  it('as a professional needs licence and organisation', async () => {
    const { licenseNumber, organization, ...body } = registrationOf('ip_admin') as Record<
      string,
      unknown
    >;
    const answer = await call('POST', '/api/auth/register', { body });
    expect([licenseNumber, organization]).toEqual([expect.any(String), expect.any(String)]);
    expect(answer.status).toBe(400);
    expect(answer.body.issues).toEqual([
      expect.objectContaining({ path: 'licenseNumber' }),
      expect.objectContaining({ path: 'organization' }),
    ]);
  });

  it('a taken e-mail address is refused in any case of letters, also twenty times at once', async () => {
    const body = registrationOf();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call('POST', '/api/auth/register', {
          body: { ...body, email: index % 2 ? body.email.toUpperCase() : body.email },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    expect(refused[0]?.body.message).toBe('An account with this email already exists');
    expect(await rows('SELECT 1 FROM users WHERE email = $1', [body.email])).toHaveLength(1);
  });

  it('answers the user without any secret, and sets the session cookie', async () => {
    const body = registrationOf();
    const answer = await call<{ user: object }>('POST', '/api/auth/register', { body });
    expect(Object.keys(answer.body.user).sort()).toEqual(
      [
        'createdAt',
        'email',
        'firstName',
        'id',
        'lastName',
        'licenseNumber',
        'organization',
        'phone',
        'role',
        'status',
      ].sort(),
    );
    expect(answer.headers.get('set-cookie')).toMatch(
      /^next-auth\.session-token=[^;]+;.*HttpOnly;.*SameSite=Lax/,
    );
  });
});

describe('signing in', () => {
  it('fails in the same way for a wrong password and an unknown address', async () => {
    const { user } = await signUp();
    const wrong = await login(user.email, 'not the password');
    const unknown = await login(`${randomUUID()}@example.in`, 'not the password');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toEqual({ message: 'Invalid email or password', code: 'wrong_credentials' });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('works with the e-mail address in any case of letters', async () => {
    const person = await signUp();
    expect((await login(person.user.email.toUpperCase(), person.password)).status).toBe(200);
  });

  it('is stopped after ten failures for this account only, and says how long', async () => {
    const person = await signUp('ip_case_manager');
    const other = await signUp();
    const { email } = person.user;
    const headers = { 'X-Forwarded-For': someAddress() };
    // The database takes a Turkish capital for an i as well; JavaScript makes two letters of it.
    const spelled = [email, email.toUpperCase(), email.replace('ravi', 'rav\u0130')];
    for (let tries = 0; tries < 10; tries++) {
      expect((await login(spelled[tries % 3] ?? '', 'wrong', headers)).status).toBe(401);
    }
    const stopped = await login(person.user.email, person.password, headers);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await login(other.user.email, other.password, headers)).status).toBe(200);
  });

  it('with success clears the count of earlier failures', async () => {
    const { user, password } = await signUp();
    const headers = { 'X-Forwarded-For': someAddress() };
    await database.query(
      `INSERT INTO rate_counts (key, window_start, count)
       SELECT 'sign-in-account:' || rtrim(translate(encode(sha256($1::bytea), 'base64'), '+/', '-_'), '='), now(), 9`,
      [accountFrom(user.email, headers['X-Forwarded-For'])],
    );
    for (const _ of [1, 2]) expect((await login(user.email, password, headers)).status).toBe(200);
  });

  it.each([
    ['an account', 'sign-in-account', 10, 15 * 60],
    ['an address', 'sign-in-address', 200, 3600],
  ])(
    'works for %s again once its window has ended, and no moment before',
    async (_, name, count, seconds) => {
      const { user, password } = await signUp();
      const headers = { 'X-Forwarded-For': someAddress() };
      const address = headers['X-Forwarded-For'];
      const subject = name === 'sign-in-account' ? accountFrom(user.email, address) : address;
      const began = (ago: number) =>
        database.query(
          `INSERT INTO rate_counts (key, window_start, count)
         SELECT $2 || ':' || rtrim(translate(encode(sha256($1::bytea), 'base64'), '+/', '-_'), '='),
           now() - make_interval(secs => $3), $4
         ON CONFLICT (key) DO UPDATE SET window_start = excluded.window_start, count = excluded.count`,
          [subject, name, ago, count],
        );
      await began(seconds - 300);
      const early = await login(user.email, password, headers);
      expect([early.status, Number(early.headers.get('retry-after')) <= 300]).toEqual([429, true]);
      await began(seconds + 1);
      expect((await login(user.email, password, headers)).status).toBe(200);
    },
  );

  it('is refused for a network address after 200 failures in an hour, and works from another one', async () => {
    const headers = { 'X-Forwarded-For': someAddress() };
    await database.query(
      `INSERT INTO rate_counts (key, window_start, count)
       SELECT 'sign-in-address:' || rtrim(translate(encode(sha256($1::bytea), 'base64'), '+/', '-_'), '='), now(), 200`,
      [headers['X-Forwarded-For']],
    );
    const person = await signUp();
    expect((await login(person.user.email, person.password, headers)).status).toBe(429);
    expect((await login(person.user.email, person.password)).status).toBe(200);
  });

  it('records the nearest forwarded address, not one that the caller put before it', async () => {
    const person = await signUp();
    const nearest = someAddress();
    await login(person.user.email, person.password, { 'X-Forwarded-For': `1.2.3.4, ${nearest}` });
    const entries = await rows(
      "SELECT ip_address FROM audit_entries WHERE user_id = $1 AND action = 'user_login'",
      [person.user.id],
    );
    expect(entries).toEqual([{ ip_address: nearest }]);
  });

  it('to a disabled account is refused as closed only when the password is right', async () => {
    const person = await signUp();
    await database.query("UPDATE users SET status = 'disabled' WHERE id = $1", [person.user.id]);
    expect((await login(person.user.email, 'wrong')).body.code).toBe('wrong_credentials');
    expect(await login(person.user.email, person.password)).toMatchObject({
      status: 403,
      body: { code: 'account_closed' },
    });
  });
});

describe('a session', () => {
  it('ends on logout, and the person’s other session stays', async () => {
    const person = await signUp();
    const second = await login(person.user.email, person.password);
    const out = await call('POST', '/api/auth/logout', { token: person.token });
    expect(out.headers.get('set-cookie')).toMatch(/^next-auth\.session-token=;.*Max-Age=0/);
    expect((await call('GET', '/api/auth/me', { token: person.token })).status).toBe(401);
    expect((await call('GET', '/api/auth/me', { token: second.body.token })).status).toBe(200);
  });

  it('is not opened by the cookie alone on the API', async () => {
    const person = await signUp();
    const answer = await call('GET', '/api/auth/me', {
      headers: { Cookie: `next-auth.session-token=${person.token}` },
    });
    expect(answer.status).toBe(401);
  });

  it('ends after twelve hours', async () => {
    const person = await signUp();
    const { rows } = await database.query(
      'SELECT extract(epoch FROM expires_at - now()) / 3600 AS hours FROM sessions WHERE user_id = $1',
      [person.user.id],
    );
    expect(Number(rows[0]?.hours)).toBeGreaterThan(11.9);
    expect(Number(rows[0]?.hours)).toBeLessThanOrEqual(12);
    await database.query(
      "UPDATE sessions SET expires_at = expires_at - interval '12 hours' WHERE user_id = $1",
      [person.user.id],
    );
    expect((await call('GET', '/api/auth/me', { token: person.token })).status).toBe(401);
  });

  it.each(['', 'x', `${'a.'.repeat(4)}b`, 'eyJhbGciOiJub25lIn0.e30.'])(
    'is not opened by the token "%s"',
    async (token) => {
      const answer = await call('GET', '/api/auth/me', {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=0/);
    },
  );
});

describe('an administrator', () => {
  it('approves or declines an account awaiting verification, which then loses its sessions', async () => {
    const administrator = await signUp('ip_admin');
    const person = await signUp('ip_case_manager');
    await database.query("UPDATE users SET status = 'pending' WHERE id = $1", [person.user.id]);
    const change = (status: string) =>
      call('PATCH', `/api/ip-professionals/${person.user.id}`, {
        token: administrator.token,
        body: { password: administrator.password, status },
      });
    expect((await call('GET', '/api/claims', { token: person.token })).status).toBe(403);
    expect((await change('active')).body.status).toBe('active');
    expect((await call('GET', '/api/claims', { token: person.token })).status).toBe(401);
    const { token } = (await signInWith(person)).body;
    expect((await call('GET', '/api/claims', { token })).status).toBe(200);
    await change('disabled');
    expect((await call('GET', '/api/claims', { token })).status).toBe(401);
    const trail = await rows(
      "SELECT details FROM audit_entries WHERE details->>'userId' = $1 AND details->>'change' = 'professional'",
      [person.user.id],
    );
    expect(trail).toHaveLength(2);
  });

  it('cannot change a claimant, and refuses an unknown status or role', async () => {
    const administrator = await signUp('ip_admin');
    const claimant = await signUp();
    const change = (id: string, body: object) =>
      call('PATCH', `/api/ip-professionals/${id}`, {
        token: administrator.token,
        body: { password: administrator.password, ...body },
      });
    expect((await change(claimant.user.id, { role: 'ip_admin' })).status).toBe(404);
    expect((await change(administrator.user.id, { status: 'pending' })).status).toBe(400);
    expect((await change(administrator.user.id, { role: 'claimant' })).status).toBe(400);
  });
});
