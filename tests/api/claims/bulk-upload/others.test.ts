import { randomUUID } from 'node:crypto';
import type { ListedClaim, PresentedClaim } from '@/lib/claims/records/present';
import { edit } from '@/tests/support/data/changing';
import { createClaimAs } from '@/tests/support/data/claims';
import { csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { signInWith } from '@/tests/support/http/second-factor';
import { letterAbout } from '@/tests/support/peers/outbox';

afterAll(() => database.end());

const someone = () => `bulk.${randomUUID()}@example.in`;

const accountOf = async (email: string) =>
  (
    await rows(
      `SELECT id, first_name, last_name, phone, role, status, password_hash,
         (SELECT array_agg(kind::text) FROM mail_queue m WHERE m.user_id = u.id) AS letters
       FROM users u WHERE email = $1`,
      [email],
    )
  )[0];

const listOf = async (person: TestPerson) =>
  (
    await call<{ claims: ListedClaim[]; total: number }>('GET', '/api/claims?limit=100', {
      token: person.token,
    })
  ).body;

test('a professional’s rows are filed for the people they name, with an account or by invitation', async () => {
  const [asha, ravi] = await Promise.all([signUp(), signUp('ip_case_manager')]);
  const fresh = someone();
  const content = csvOf('form_d', [
    { fullName: 'Asha Devi', email: asha.user.email.toUpperCase() },
    { fullName: 'Kavita Rani Rao', email: fresh, phone: '9876543210' },
    { fullName: 'Kavita Rao', email: fresh.toUpperCase() },
  ]);
  const checked = await sendClaims(ravi, 'check', content);
  expect(checked.body).toMatchObject({ success: 3, failed: 0, invited: 1 });
  expect(await accountOf(fresh)).toBeUndefined();

  const filed = await sendClaims(ravi, 'upload', content);
  expect(filed.status).toBe(201);
  expect(filed.body).toEqual(checked.body);
  expect(await accountOf(fresh)).toMatchObject({
    first_name: 'Kavita Rani',
    last_name: 'Rao',
    phone: '9876543210',
    role: 'claimant',
    status: 'active',
    password_hash: null,
    letters: ['invitation'],
  });
  const mine = await listOf(asha);
  expect(mine.claims.map(({ creditorName }) => creditorName)).toEqual(['Asha Devi']);
  const assigned = await listOf(ravi);
  expect(assigned.total).toBe(3);
  expect(assigned.claims[0]).toMatchObject({ assignedToId: ravi.user.id });

  const second = csvOf('form_d', [{ fullName: 'Kavita again', email: fresh }]);
  expect((await sendClaims(ravi, 'upload', second)).body).toMatchObject({ success: 1, invited: 0 });
  expect((await accountOf(fresh))?.letters).toEqual(['invitation']);
});

test('in a trial the owner of the named account sees such a claim and is told of it once', async () => {
  const [asha, ravi] = await Promise.all([signUp(), signUp('ip_case_manager')]);
  const { email } = asha.user;
  const own = await createClaimAs(asha);
  expect((await sendClaims(ravi, 'upload', csvOf('form_d', [{ email }]))).status).toBe(201);
  const entered = (await listOf(asha)).claims.find(({ id }) => id !== own.id)?.id ?? '';
  const show = (person: TestPerson, id: string) =>
    call<{ code: string }>('POST', `/api/claims/${id}/reveal`, {
      token: person.token,
      body: { field: 'accountNumber' },
    });
  expect((await show(asha, entered)).status).toBe(200);
  expect((await show(asha, own.id)).status).toBe(200);
  expect((await show(ravi, entered)).status).toBe(200);
  expect((await edit(asha, entered, { claimDescription: 'My own words.' })).status).toBe(200);

  const { text } = await letterAbout(email, 'A claim was entered for you on Daava');
  const token = /token=([\w-]+)/.exec(text)?.[1];
  const password = `New-${randomUUID()}`;
  const reset = { body: { token, newPassword: password } };
  expect((await call('POST', '/api/auth/reset-password', reset)).status).toBe(200);
  expect((await show(asha, entered)).status).toBe(401);
  const { token: signedIn } = (await signInWith(asha, undefined, password)).body;
  const again = { ...asha, password, token: signedIn };
  expect((await show(again, entered)).status).toBe(200);
  const me = await call('GET', '/api/auth/me', { token: signedIn });
  expect(me.body).toMatchObject({ firstName: 'Asha', lastName: 'Devi' });

  const second = csvOf('form_d', [{ email, fullName: 'A second claim' }]);
  expect((await sendClaims(ravi, 'upload', second)).status).toBe(201);
  const letters = await rows('SELECT FROM mail_queue WHERE user_id = $1 AND kind = $2', [
    asha.user.id,
    'invitation',
  ]);
  expect(letters).toHaveLength(1);
  const body = { password, email: someone() };
  expect((await call('POST', '/api/auth/email', { token: signedIn, body })).status).toBe(200);
});

test('an administrator’s rows are filed unassigned', async () => {
  const meera = await signUp('ip_admin');
  const email = someone();
  const fullName = `Kavita ${randomUUID()}`;
  await sendClaims(meera, 'upload', csvOf('form_d', [{ email, fullName }]));
  const search = `/api/claims?search=${encodeURIComponent(fullName)}`;
  const { body } = await call<{ claims: PresentedClaim[] }>('GET', search, { token: meera.token });
  expect(body.claims).toMatchObject([{ creditorName: fullName, assignedToId: null }]);
});

test('a claimant’s rows are filed as their own, whatever e-mail they name', async () => {
  const [asha, salma] = await Promise.all([signUp(), signUp()]);
  const fresh = someone();
  const content = csvOf('form_d', [{ email: salma.user.email }, { email: fresh }, { email: '' }]);
  const { body } = await sendClaims(asha, 'upload', content);
  expect(body).toMatchObject({ success: 3, invited: 0 });
  expect((await listOf(salma)).total).toBe(0);
  expect((await listOf(asha)).total).toBe(3);
  expect(await accountOf(fresh)).toBeUndefined();
});

test('a row with a missing, wrong or professional’s e-mail is rejected by name', async () => {
  const [ravi, meera] = await Promise.all([signUp('ip_case_manager'), signUp('ip_admin')]);
  const content = csvOf('form_d', [
    { fullName: 'Nobody', email: '' },
    { fullName: 'Broken', email: 'not an address' },
    { fullName: 'Odd', email: '<a,b>@example.in' },
    { fullName: 'Meera', email: meera.user.email },
    { fullName: 'Ravi', email: ravi.user.email.toUpperCase() },
    { fullName: 'Good', email: someone() },
  ]);
  const checked = await sendClaims(ravi, 'check', content);
  const { body } = await sendClaims(ravi, 'upload', content);
  expect(body).toEqual(checked.body);
  expect(body).toMatchObject({ success: 1, failed: 5, invited: 1 });
  expect(body.errors.map(({ row, field, rule }) => [row, field, rule])).toEqual([
    [2, 'email', 'required'],
    [3, 'email', 'email'],
    [4, 'email', 'emailSign'],
    [5, 'email', 'professionalEmail'],
    [6, 'email', 'professionalEmail'],
  ]);
  expect((await listOf(ravi)).total).toBe(1);
});

test('two files at once that name the same new people invite each of them once', async () => {
  const [ravi, meera] = await Promise.all([signUp('ip_case_manager'), signUp('ip_admin')]);
  const people = Array.from({ length: 40 }, someone);
  const one = csvOf(
    'form_d',
    people.map((email) => ({ email })),
  );
  const other = csvOf(
    'form_d',
    people.toReversed().map((email) => ({ email })),
  );
  const answers = await Promise.all([
    sendClaims(ravi, 'upload', one),
    sendClaims(meera, 'upload', other),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers.reduce((sum, { body }) => sum + body.invited, 0)).toBe(40);
  const letters = await rows(
    'SELECT 1 FROM mail_queue m JOIN users u ON u.id = m.user_id WHERE u.email = ANY($1)',
    [people],
  );
  expect(letters).toHaveLength(40);
});
