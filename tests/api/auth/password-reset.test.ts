import { randomUUID } from 'node:crypto';
import { signUp } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { lettersTo } from '@/tests/support/peers/outbox';
import { storeUser } from '@/tests/support/stored-rows';
import { until } from '@/tests/support/until';

afterAll(() => database.end());

/** Asks for a link and gives the token of its letter. */
async function tokenFor(email: string) {
  const before = (await lettersTo(email)).length;
  await call('POST', '/api/auth/forgot-password', { body: { email } });
  // The newest letter, since a notice about an earlier change may still be on its way.
  return until(async () => {
    const texts = (await lettersTo(email)).slice(before).map(({ text }) => text);
    return /\/reset-password\?token=([\w-]+)/.exec(texts.join('\n'))?.[1];
  });
}

const reset = (token: string, newPassword = `New-${randomUUID()}`) =>
  call('POST', '/api/auth/reset-password', { body: { token, newPassword } });

it('a reset is answered in the same way whether the account exists or not', async () => {
  const { user } = await signUp();
  const known = await call('POST', '/api/auth/forgot-password', { body: { email: user.email } });
  const unknown = await call('POST', '/api/auth/forgot-password', {
    body: { email: `${randomUUID()}@example.in` },
  });
  expect(known.status).toBe(200);
  expect(known.body).toEqual({
    message: "If your email is registered, you'll receive a password reset link.",
  });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
});

it('a reset sends no link to an account that was declined or disabled', async () => {
  const [declined, disabled] = [
    await storeUser(database, 'claimant', 'declined'),
    await storeUser(database, 'claimant', 'disabled'),
  ];
  const active = await storeUser(database);
  const queued = () =>
    rows<{ id: string }>('SELECT user_id AS id FROM mail_queue WHERE user_id = ANY($1)', [
      [declined, disabled, active],
    ]);
  for (const id of [declined, disabled, active]) {
    const [user] = await rows<{ email: string }>('SELECT email FROM users WHERE id = $1', [id]);
    const body = { email: user?.email };
    expect((await call('POST', '/api/auth/forgot-password', { body })).status).toBe(200);
  }
  await until(async () => (await queued()).some(({ id }) => id === active) || undefined);
  expect(await queued()).toEqual([{ id: active }]);
});

it('a reset link sets a new password once, and ends every session', async () => {
  const person = await signUp();
  const token = await tokenFor(person.user.email);
  const password = `New-${randomUUID()}`;
  expect((await reset(token, password)).status).toBe(200);
  expect((await call('GET', '/api/auth/me', { token: person.token })).status).toBe(401);
  expect((await reset(token)).status).toBe(400);
  const signIn = (tried: string) =>
    call('POST', '/api/auth/login', { body: { email: person.user.email, password: tried } });
  expect((await signIn(person.password)).status).toBe(401);
  expect((await signIn(password)).status).toBe(200);
});

it('a reset link used three times at once works once', async () => {
  const person = await signUp();
  const token = await tokenFor(person.user.email);
  const answers = await Promise.all([reset(token), reset(token), reset(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

it('a second reset link makes the first one invalid', async () => {
  const { user } = await signUp();
  const first = await tokenFor(user.email);
  const second = await tokenFor(user.email);
  expect((await reset(first)).status).toBe(400);
  expect((await reset(second)).status).toBe(200);
});

it('a reset link is refused after 15 minutes, and a password that is too short at any time', async () => {
  const { user } = await signUp();
  const token = await tokenFor(user.email);
  expect((await reset(token, 'short')).body.issues).toEqual([
    {
      path: 'newPassword',
      rule: 'short',
      message: 'Password must be at least 8 characters',
      params: { min: 8 },
    },
  ]);
  const [link] = await rows<{ minutes: number }>(
    'SELECT extract(epoch FROM expires_at - now()) / 60 AS minutes FROM password_resets WHERE user_id = $1',
    [user.id],
  );
  expect(Number(link?.minutes)).toBeGreaterThan(14);
  expect(Number(link?.minutes)).toBeLessThanOrEqual(15);
  await database.query('UPDATE password_resets SET expires_at = now() WHERE user_id = $1', [
    user.id,
  ]);
  expect((await reset(token)).status).toBe(400);
});

it('a reset keeps no token in the database, and takes its link from the settings alone', async () => {
  const { user } = await signUp();
  const before = (await lettersTo(user.email)).length;
  await call('POST', '/api/auth/forgot-password', {
    body: { email: user.email },
    headers: { 'X-Forwarded-Host': 'evil.example' },
  });
  const letters = await until(async () => {
    const now = await lettersTo(user.email);
    return now.length > before ? now : undefined;
  });
  expect(letters.at(-1)?.text).toContain(`${process.env.APP_URL}/reset-password?token=`);
  const token = /token=([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
  expect(await rows('SELECT 1 FROM password_resets WHERE token_hash = $1', [token])).toHaveLength(
    0,
  );
});
