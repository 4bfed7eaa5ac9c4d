import { randomUUID } from 'node:crypto';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { letterAbout, lettersTo } from '@/tests/support/peers/outbox';

let meera: TestPerson;

beforeAll(async () => {
  meera = await signUp('ip_admin');
});

afterAll(() => database.end());

const kavita = () => ({
  firstName: 'Kavita',
  lastName: 'Rao',
  email: `kavita.${randomUUID()}@example.in`,
});
const invite = (person: object, password = meera.password) =>
  call<PresentedUser & { code: string; issues: { path: string; rule: string }[] }>(
    'POST',
    '/api/ip-professionals',
    { token: meera.token, body: { ...person, password } },
  );

test('an invited colleague chooses a password from the letter and works as a case manager', async () => {
  const person = kavita();
  const { status, body } = await invite(person);
  expect([status, body.role, body.status]).toEqual([201, 'ip_case_manager', 'active']);
  const { text } = await letterAbout(person.email, 'You are invited to work on a case on Daava');
  const [, token] = /\/reset-password\?token=([\w-]+)/.exec(text) ?? [];
  const newPassword = `Granite-${randomUUID()}`;
  const chosen = await call('POST', '/api/auth/reset-password', { body: { token, newPassword } });
  expect(chosen.status).toBe(200);
  const signedIn = await call<{ token: string; user: PresentedUser }>('POST', '/api/auth/login', {
    body: { email: person.email, password: newPassword },
  });
  // The name that the administrator gave stays, since nobody registered the address.
  expect(signedIn.body.user).toMatchObject({ firstName: 'Kavita', lastName: 'Rao' });
  const list = await call('GET', '/api/claims', { token: signedIn.body.token });
  expect(list.status).toBe(200);
  expect(
    await rows(
      `SELECT user_full_name AS who, details ->> 'role' AS role FROM audit_entries
       WHERE details ->> 'change' = 'colleague_invited' AND details ->> 'userId' = $1`,
      [body.id],
    ),
  ).toEqual([{ who: 'Meera Iyer', role: 'ip_case_manager' }]);
});

test('nobody is invited without the administrator’s password, twice, or to a claimant’s address', async () => {
  const person = kavita();
  expect(await invite(person, 'Wrong-Password-1')).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'password' }] },
  });
  expect((await invite(person)).status).toBe(201);
  const { user } = await signUp();
  for (const email of [person.email, user.email])
    expect(await invite({ ...person, email })).toMatchObject({
      status: 409,
      body: { code: 'email_taken', issues: [{ path: 'email', rule: 'email_taken' }] },
    });
  expect(await lettersTo(user.email)).toEqual([]);
  expect(await rows('SELECT role, status FROM users WHERE email = $1', [user.email])).toEqual([
    { role: 'claimant', status: 'active' },
  ]);
});

test('an invitation names who is invited, and can give no other role', async () => {
  expect((await invite({ ...kavita(), firstName: ' ' })).body.issues[0]?.path).toBe('firstName');
  expect((await invite({ ...kavita(), email: 'kavita' })).body.issues[0]?.path).toBe('email');
  const { body } = await invite({ ...kavita(), role: 'ip_admin', status: 'disabled' });
  expect([body.role, body.status]).toEqual(['ip_case_manager', 'active']);
});
