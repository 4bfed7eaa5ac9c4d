import { randomUUID } from 'node:crypto';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { codeNow, signInWith, withSecondFactor } from '@/tests/support/http/second-factor';
import { letterAbout, lettersTo } from '@/tests/support/peers/outbox';
import { startTool } from '@/tests/support/portal/tool';

afterAll(() => database.end());

interface Refusal {
  message: string;
  issues?: { path: string; rule: string }[];
}

const newAddress = () => `new.${randomUUID()}@example.in`;
const alive = async (token: string) => (await call('GET', '/api/auth/me', { token })).status;

const changePassword = ({ token }: TestPerson, body: unknown) =>
  call<Refusal>('POST', '/api/auth/password', { token, body });
const askFor = ({ token, password }: TestPerson, email: string, more = {}) =>
  call<Refusal>('POST', '/api/auth/email', { token, body: { password, email, ...more } });
const confirm = (by: TestPerson, token: string) =>
  call<Refusal>('POST', '/api/auth/email/confirm', { token: by.token, body: { token } });

/** Asks for an address and gives the token of the link that was sent there. */
async function linkFor(person: TestPerson, email: string) {
  expect((await askFor(person, email)).status).toBe(200);
  const { text } = await letterAbout(email, 'Confirm your new address for Daava');
  expect(text).toContain(`${process.env.APP_URL}/confirm-email?token=`);
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}

describe('the password', () => {
  it('is changed with the old password only, and other devices are then signed out', async () => {
    const asha = await signUp();
    const elsewhere = (await signInWith(asha)).body.token;
    const newPassword = `New-${randomUUID()}`;
    const wrong = await changePassword(asha, { password: 'Not-her-password', newPassword });
    expect([wrong.status, wrong.body.issues?.[0]?.path]).toEqual([400, 'password']);
    const short = await changePassword(asha, { password: asha.password, newPassword: 'short' });
    expect([short.status, short.body.issues?.[0]?.path]).toEqual([400, 'newPassword']);
    expect(await alive(elsewhere)).toBe(200);

    expect((await changePassword(asha, { password: asha.password, newPassword })).status).toBe(200);
    expect([await alive(asha.token), await alive(elsewhere)]).toEqual([200, 401]);
    expect((await signInWith(asha)).status).toBe(401);
    expect((await signInWith(asha, undefined, newPassword)).status).toBe(200);
    await letterAbout(asha.user.email, 'Your password was changed');
  });

  it('is changed only with a code where the second factor is on', async () => {
    const asha = await signUp();
    const { secret } = await withSecondFactor(asha);
    const body = { password: asha.password, newPassword: `New-${randomUUID()}` };
    expect((await changePassword(asha, body)).body.issues?.[0]).toMatchObject({
      path: 'code',
      rule: 'required',
    });
    expect((await changePassword(asha, { ...body, code: codeNow(secret) })).status).toBe(200);
  });

  it('cannot be guessed on an open device: after ten failures the right one is refused too', async () => {
    const asha = await signUp();
    const guess = (password: string) =>
      changePassword(asha, { password, newPassword: `New-${randomUUID()}` });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess('wrong')).status).toBe(400);
    expect((await guess(asha.password)).status).toBe(429);
  });
});

describe('the e-mail address', () => {
  it('is changed once by the link that was mailed, and the old address is told before and after', async () => {
    const asha = await signUp();
    const email = newAddress();
    const wrong = await askFor({ ...asha, password: 'Not-her-password' }, email);
    expect([wrong.status, wrong.body.issues?.[0]?.path]).toEqual([400, 'password']);
    const token = await linkFor(asha, email);
    const told = await letterAbout(asha.user.email, 'A new address was asked for');
    expect(told.text).not.toContain(email);
    expect((await signInWith(asha)).status).toBe(200);
    expect(await rows('SELECT 1 FROM email_changes WHERE token_hash = $1', [token])).toEqual([]);

    const answers = await Promise.all([
      confirm(asha, token),
      confirm(asha, token),
      confirm(asha, token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await signInWith(asha)).status).toBe(401);
    const renamed = { ...asha, user: { ...asha.user, email } };
    expect((await signInWith(renamed)).status).toBe(200);
    const last = await letterAbout(asha.user.email, 'Your e-mail address was changed');
    expect(last.text).not.toContain(email);
  });

  it('is changed with the same answer for a free new address and a taken one', async () => {
    const asha = await signUp();
    const ravi = await signUp('ip_case_manager');
    const free = await askFor(asha, newAddress());
    const taken = await askFor(asha, ravi.user.email.toUpperCase());
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const security = await call<{ newEmail: string }>('GET', '/api/auth/security', {
      token: asha.token,
    });
    expect(security.body.newEmail.toLowerCase()).toBe(ravi.user.email);
    await letterAbout(ravi.user.email, 'Your address has an account already');
    const letters = await lettersTo(ravi.user.email);
    expect(letters.filter(({ text }) => text.includes('confirm-email'))).toEqual([]);
  });

  it('stays unchanged when somebody else registers the new one before the link is opened', async () => {
    const asha = await signUp();
    const email = newAddress();
    const token = await linkFor(asha, email);
    const other = await signUp();
    await database.query('UPDATE users SET email = $2 WHERE id = $1', [other.user.id, email]);
    const refused = await confirm(asha, token);
    const unknown = await confirm(asha, 'never-made');
    expect([refused.status, refused.body]).toEqual([400, unknown.body]);
    expect((await signInWith(asha)).status).toBe(200);
  });

  it('is not changed by a link that was replaced, expired, or is older than the password', async () => {
    const asha = await signUp();
    const first = await linkFor(asha, newAddress());
    const second = await linkFor(asha, newAddress());
    expect((await confirm(asha, first)).status).toBe(400);
    await database.query('UPDATE email_changes SET expires_at = now() WHERE user_id = $1', [
      asha.user.id,
    ]);
    expect((await confirm(asha, second)).status).toBe(400);
    const third = await linkFor(asha, newAddress());
    await changePassword(asha, { password: asha.password, newPassword: `New-${randomUUID()}` });
    expect((await confirm(asha, third)).status).toBe(400);
  });

  it.each(['declined', 'disabled'])(
    'is not changed by a link once the account is %s',
    async (status) => {
      const asha = await signUp();
      const link = await linkFor(asha, newAddress());
      await database.query('UPDATE users SET status = $2::"AccountStatus" WHERE id = $1', [
        asha.user.id,
        status,
      ]);
      expect((await confirm(asha, link)).status).toBe(400);
    },
  );

  it('can no longer be used for an earlier password reset once it has changed', async () => {
    const asha = await signUp();
    await call('POST', '/api/auth/forgot-password', { body: { email: asha.user.email } });
    const { text } = await letterAbout(asha.user.email, 'Reset your Daava password');
    expect((await confirm(asha, await linkFor(asha, newAddress()))).status).toBe(200);
    const reset = await call('POST', '/api/auth/reset-password', {
      body: { token: /token=([\w-]+)/.exec(text)?.[1], newPassword: `New-${randomUUID()}` },
    });
    expect(reset.status).toBe(400);
  });

  it('can be asked for at most five times an hour, and needs a code where the second factor is on', async () => {
    const asha = await signUp();
    const { secret } = await withSecondFactor(asha);
    expect((await askFor(asha, newAddress())).body.issues?.[0]?.path).toBe('code');
    expect((await askFor(asha, newAddress(), { code: codeNow(secret) })).status).toBe(200);
    for (let tries = 2; tries < 5; tries += 1) await askFor(asha, newAddress());
    expect((await askFor(asha, newAddress())).status).toBe(429);
  });
});

it('an account that becomes the administrator’s keeps no session, password or link from before', async () => {
  const stranger = await signUp();
  const link = await linkFor(stranger, newAddress());
  await withSecondFactor(stranger);
  await database.query("UPDATE users SET status = 'declined' WHERE id = $1", [stranger.user.id]);
  const password = `New-${randomUUID()}`;
  const settings = { ADMIN_EMAIL: stranger.user.email, ADMIN_PASSWORD: password };
  const { child, ended } = startTool('admin-create', [], { ...process.env, ...settings });
  child.stdin?.end('Meera\nIyer\n');
  expect(await ended).toMatchObject({ code: 0, said: expect.stringContaining('can now sign in') });
  expect(await alive(stranger.token)).toBe(401);
  expect((await signInWith(stranger)).status).toBe(401);
  const signedIn = await signInWith(stranger, undefined, password);
  expect(signedIn).toMatchObject({ status: 200, body: { user: { role: 'ip_admin' } } });
  expect((await confirm({ ...stranger, token: signedIn.body.token }, link)).status).toBe(400);
});
