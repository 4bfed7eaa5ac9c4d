import { randomUUID } from 'node:crypto';
import { csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { registrationOf, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { openPostOffice } from '@/tests/support/peers/post-office';
import { ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '@/tests/support/until';

test('an invited person gets a letter, sets a password within a week and sees their claim', async () => {
  const office = await openPostOffice();
  const portal = await ownPortal({ SMTP_URL: office.url, MAIL_FROM: 'no-reply@portal.example' });
  try {
    const { address } = await portal.start();
    const registered = await call<TestPerson>('POST', `${address}/api/auth/register`, {
      body: registrationOf('ip_case_manager'),
    });
    const email = `kavita.${randomUUID()}@example.in`;
    const content = csvOf('form_d', [{ fullName: 'Kavita Rao', email }]);
    const filed = await sendClaims(registered.body, 'upload', content, {}, address);
    expect(filed.body).toMatchObject({ success: 1, invited: 1 });

    const letter = await until(async () => office.to(email)[0]);
    expect(letter.text).toContain('Namaste Kavita');
    expect(letter.text).toContain('within 7 days');
    const token = /reset-password\?token=([\w-]+)/.exec(letter.text)?.[1];
    const { rows: links } = await portal.database.query(
      'SELECT extract(epoch FROM expires_at - now()) / 86400 AS days FROM password_resets',
    );
    expect(Number(links[0]?.days)).toBeGreaterThan(6.9);
    expect(Number(links[0]?.days)).toBeLessThanOrEqual(7);
    // Six days and 23 hours later.
    await portal.database.query(
      "UPDATE password_resets SET expires_at = expires_at - interval '6 days 23 hours'",
    );
    const newPassword = 'Quiet-Harbour-19';
    const reset = (given: unknown) =>
      call('POST', `${address}/api/auth/reset-password`, { body: given });
    expect((await reset({ token, newPassword })).status).toBe(200);
    expect((await reset({ token, newPassword })).status).toBe(400);

    const signedIn = await call<TestPerson>('POST', `${address}/api/auth/login`, {
      body: { email, password: newPassword },
    });
    expect(signedIn.status).toBe(200);
    const { body } = await call<{ claims: object[] }>('GET', `${address}/api/claims`, {
      token: signedIn.body.token,
    });
    expect(body.claims).toMatchObject([{ creditorName: 'Kavita Rao' }]);
    // The letter that says that a password was set may be there already.
    expect(office.letters.filter((one) => one.text.includes('token='))).toHaveLength(1);
  } finally {
    await portal.remove();
    await office.close();
  }
});

test('an expired invitation is refused, and a new link can be asked for', async () => {
  const office = await openPostOffice();
  const portal = await ownPortal({ SMTP_URL: office.url, MAIL_FROM: 'no-reply@portal.example' });
  try {
    const { address } = await portal.start();
    const registered = await call<TestPerson>('POST', `${address}/api/auth/register`, {
      body: registrationOf('ip_admin'),
    });
    const email = `kavita.${randomUUID()}@example.in`;
    await sendClaims(registered.body, 'upload', csvOf('form_d', [{ email }]), {}, address);
    const tokenIn = async (at: number) => {
      const letter = await until(async () => office.to(email)[at]);
      return /reset-password\?token=([\w-]+)/.exec(letter.text)?.[1];
    };
    const reset = (token: unknown) =>
      call('POST', `${address}/api/auth/reset-password`, {
        body: { token, newPassword: 'Quiet-Harbour-19' },
      });
    const first = await tokenIn(0);
    await portal.database.query(
      "UPDATE password_resets SET expires_at = expires_at - interval '7 days'",
    );
    expect((await reset(first)).status).toBe(400);
    await call('POST', `${address}/api/auth/forgot-password`, { body: { email } });
    expect((await reset(await tokenIn(1))).status).toBe(200);
  } finally {
    await portal.remove();
    await office.close();
  }
});
