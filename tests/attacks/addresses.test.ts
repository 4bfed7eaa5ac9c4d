import { randomUUID } from 'node:crypto';
import type { ListedClaim, PresentedClaim } from '@/lib/claims/records/present';
import type { Security } from '@/lib/identity/second-factor/read';
import { messageForm } from '@/tests/api/messages/messages-support';
import { createClaimAs } from '@/tests/support/data/claims';
import { csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { pdf } from '@/tests/support/data/files';
import {
  registrationOf,
  signUp,
  type TestPerson,
  type TestRole,
} from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { listenAs } from '@/tests/support/http/live';
import { codeNow, withSecondFactor } from '@/tests/support/http/second-factor';
import { type PostOffice, startedPortalWithMail } from '@/tests/support/portal/portal-with-mail';
import type { StartedPortal } from '@/tests/support/portal/started-portal';
import { until } from '@/tests/support/until';

let portal: StartedPortal;
let office: PostOffice;
let address: string;

beforeAll(async () => {
  ({ office, portal } = await startedPortalWithMail({ IP_SECOND_FACTOR: 'offered' }));
  ({ address } = portal);
});
afterAll(() => portal.remove());

type Body = Record<string, unknown> & { code: string; token: string };
const ask = (person: TestPerson | null, method: string, path: string, body?: unknown) =>
  call<Body>(method, `${address}${path}`, { token: person?.token, body });
const stateOf = ({ status, body }: { status: number; body: Body }) => [status, body?.code];

/** A professional whose account was approved long ago. */
async function working(role: Exclude<TestRole, 'claimant'>) {
  const person = await signUp(role, address);
  await portal.database.query(
    `UPDATE users SET status = 'active', email_proven_at = now() WHERE id = $1`,
    [person.user.id],
  );
  return person;
}

/** The token in the first mailed link to `page`, or in the `nth` after it. */
const linkTo = (email: string, page: string, nth = 0) =>
  until(async () => {
    const links = office
      .to(email)
      .flatMap(({ text }) => new RegExp(`${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? []);
    return links[nth];
  });

const enter = async (by: TestPerson, email: string) => {
  const filed = await sendClaims(by, 'upload', csvOf('form_d', [{ email }]), {}, address);
  expect([filed.status, filed.body.success]).toEqual([201, 1]);
  const list = await ask(by, 'GET', '/api/claims?limit=1');
  return (list.body.claims as ListedClaim[])[0]?.id ?? '';
};

/** The owner of an address takes its account over by the first or `nth` link that is mailed there. */
async function takeOver(person: TestPerson, nth = 0): Promise<TestPerson> {
  const { email } = person.user;
  const password = `New-${randomUUID()}`;
  await ask(null, 'POST', '/api/auth/forgot-password', { email });
  const token = await linkTo(email, 'reset-password', nth);
  const reset = await ask(null, 'POST', '/api/auth/reset-password', {
    token,
    newPassword: password,
  });
  expect(reset.status).toBe(200);
  const signedIn = await ask(null, 'POST', '/api/auth/login', { email, password });
  expect(signedIn.status).toBe(200);
  return { ...person, password, token: signedIn.body.token };
}

describe('a stranger who registered a creditor’s address without reading its mail', () => {
  // The stranger could otherwise list the claim, open it, write on it, upload to it and read the answers.
  it('sees nothing of a claim that a professional entered for that address', async () => {
    const [stranger, ravi] = [await signUp('claimant', address), await working('ip_case_manager')];
    const own = await createClaimAs(stranger);
    const heard = await listenAs(stranger);
    const id = await enter(ravi, stranger.user.email);
    const write = (by: TestPerson) =>
      call<Body>('POST', `${address}/api/claims/${id}/messages`, {
        token: by.token,
        raw: messageForm({ message: 'Please call.' }),
      });
    expect((await write(ravi)).status).toBe(201);
    expect(stateOf(await write(stranger))).toEqual([404, 'not_found']);

    const list = (await ask(stranger, 'GET', '/api/claims?limit=100')).body;
    expect((list.claims as ListedClaim[]).map((claim) => claim.id)).toEqual([own.id]);
    const { email } = stranger.user;
    const found = await ask(stranger, 'GET', `/api/claims?search=${encodeURIComponent(email)}`);
    expect([list.total, found.body.total]).toEqual([1, 1]);
    for (const [method, path, body] of [
      ['GET', `/api/claims/${id}`],
      ['PATCH', `/api/claims/${id}`, { claimData: { accountNumber: '111122223333' } }],
      ['GET', `/api/claims/${id}/messages`],
      ['POST', `/api/claims/${id}/messages/mark-read`],
      ['POST', `/api/claims/${id}/reveal`, { field: 'accountNumber' }],
      ['POST', `/api/claims/${id}/withdraw`, { reason: 'Not mine.' }],
      ['GET', `/api/claims/${id}/versions`],
      ['GET', `/api/claims/${id}/neighbours`],
    ] as const)
      expect([path, ...stateOf(await ask(stranger, method, path, body))]).toEqual([
        path,
        404,
        'not_found',
      ]);
    const form = new FormData();
    form.set('claimId', id);
    form.set('file', new Blob([pdf()]), 'bill.pdf');
    const uploaded = await call<Body>('POST', `${address}/api/documents/upload-object-storage`, {
      token: stranger.token,
      raw: form,
    });
    expect(stateOf(uploaded)).toEqual([404, 'not_found']);

    expect((await ask(stranger, 'GET', '/api/statistics/dashboard')).body).toMatchObject({
      total: 1,
      unreadMessages: 0,
    });
    expect((await ask(stranger, 'GET', '/api/messages/unread-counts-bulk')).body).toEqual({});
    expect((await ask(stranger, 'GET', '/api/notifications')).body).toEqual([]);
    expect((await ask(stranger, 'GET', '/api/notifications/unread-count')).body.count).toBe(0);
    expect((await ask(stranger, 'PATCH', '/api/notifications/mark-all-read')).body.updated).toBe(0);
    expect(heard.events()).toEqual([]);
    await heard.leave();
    expect(office.to(email).filter(({ text }) => text.includes(`/claim/${id}`))).toEqual([]);
  }, 60_000);

  // The account could otherwise take the claims to an address of its own.
  it('takes no such claim along when they change to an address of their own', async () => {
    const [stranger, ravi] = [await signUp('claimant', address), await working('ip_case_manager')];
    const { email } = registrationOf();
    const { password } = stranger;
    expect((await ask(stranger, 'POST', '/api/auth/email', { password, email })).status).toBe(200);
    const token = await linkTo(email, 'confirm-email');
    await enter(ravi, stranger.user.email);
    const confirmed = await ask(stranger, 'POST', '/api/auth/email/confirm', { token });
    expect(confirmed.status).toBe(200);
    expect((await ask(stranger, 'GET', '/api/claims')).body.total).toBe(0);
  }, 60_000);

  // Otherwise the stranger's second factor and name would stay, and the owner could not sign in.
  it('leaves the real owner nothing but the claims they filed, which are marked as theirs', async () => {
    const [stranger, ravi] = [await signUp('claimant', address), await working('ip_admin')];
    const own = await createClaimAs(stranger);
    const refused = await ask(stranger, 'POST', '/api/auth/second-factor', {
      password: stranger.password,
    });
    expect(stateOf(refused)).toEqual([403, 'address_not_proven']);
    // A second factor from the time before an unproven address could not set one up.
    const proven = (at: string) =>
      portal.database.query(`UPDATE users SET email_proven_at = ${at} WHERE id = $1`, [
        stranger.user.id,
      ]);
    await proven('now()');
    await withSecondFactor(stranger, portal.database);
    await proven('NULL');

    const asha = await takeOver(stranger);
    expect((await ask(stranger, 'GET', '/api/auth/me')).status).toBe(401);
    const me = (await ask(asha, 'GET', '/api/auth/me')).body;
    expect([me.firstName, me.lastName, me.phone]).toEqual(['', '', null]);
    const security = (await ask(asha, 'GET', '/api/auth/security')).body as unknown as Security;
    expect(security).toMatchObject({
      emailProven: true,
      secondFactor: false,
      recoveryCodesLeft: 0,
    });
    const named = { firstName: 'Asha', lastName: 'Devi' };
    expect((await ask(asha, 'POST', '/api/auth/name', named)).body).toMatchObject(named);
    expect((await ask(asha, 'POST', '/api/auth/name', { ...named, lastName: 'Rao' })).status).toBe(
      403,
    );

    const claim = await ask(ravi, 'GET', `/api/claims/${own.id}`);
    expect((claim.body as unknown as PresentedClaim).filedBeforeProof).toBe(true);
    const entered = await enter(ravi, stranger.user.email);
    const opened = await ask(asha, 'GET', `/api/claims/${entered}`);
    expect([opened.status, opened.body.filedBeforeProof]).toEqual([200, false]);
    const { rows } = await portal.database.query(
      `SELECT details FROM audit_entries WHERE details->>'userId' = $1 AND details->>'change' = 'address_proven'`,
      [stranger.user.id],
    );
    expect(rows).toMatchObject([{ details: { namesRemoved: true, roleRemoved: false } }]);
    // Later links prove nothing anew.
    const { secret } = await withSecondFactor(asha, portal.database);
    await ask(null, 'POST', '/api/auth/forgot-password', { email: asha.user.email });
    const next = await linkTo(asha.user.email, 'reset-password', 1);
    const newPassword = `New-${randomUUID()}`;
    await ask(null, 'POST', '/api/auth/reset-password', { token: next, newPassword });
    const login = { email: asha.user.email, password: newPassword };
    expect(stateOf(await ask(null, 'POST', '/api/auth/login', login))).toEqual([
      401,
      'second_factor_required',
    ]);
    const code = codeNow(secret);
    expect(
      (await ask(null, 'POST', '/api/auth/login', { ...login, code })).body.user,
    ).toMatchObject(named);
  }, 120_000);

  // Otherwise imports would refuse the creditor, and a declined account would block the address for good.
  it.each(['pending', 'declined'])(
    'who registered as a professional and is %s does not keep the creditor out',
    async (status) => {
      const [stranger, meera] = [
        await signUp('ip_case_manager', address),
        await working('ip_admin'),
      ];
      const values = [stranger.user.id, status];
      await portal.database.query(
        'UPDATE users SET status = $2::"AccountStatus" WHERE id = $1',
        values,
      );
      const id = await enter(meera, stranger.user.email);
      // After the invitation.
      await linkTo(stranger.user.email, 'reset-password');
      const asha = await takeOver(stranger, 1);
      expect((await ask(asha, 'GET', '/api/auth/me')).body).toMatchObject({
        role: 'claimant',
        status: 'active',
      });
      expect((await ask(asha, 'GET', `/api/claims/${id}`)).status).toBe(200);
    },
    60_000,
  );

  // Otherwise the portal's letter would carry the stranger's link to somebody who never heard of the portal.
  it('cannot put words of their own into a letter to that address', async () => {
    const body = { ...registrationOf(), firstName: 'http://evil.example' };
    for (const firstName of ['http://evil.example', 'A\nB', 'a@b', '<b>', 'A:B'])
      expect((await ask(null, 'POST', '/api/auth/register', { ...body, firstName })).status).toBe(
        400,
      );
    const firstName = 'Visit evil.example';
    expect((await ask(null, 'POST', '/api/auth/register', { ...body, firstName })).status).toBe(
      201,
    );
    await ask(null, 'POST', '/api/auth/forgot-password', { email: body.email });
    await linkTo(body.email, 'reset-password');
    await until(() => office.to(body.email).length >= 2 || undefined);
    expect(office.to(body.email).map(({ text }) => text.includes('evil'))).toEqual([false, false]);
  }, 60_000);
});

describe('the link to confirm an address', () => {
  // Otherwise anybody who pressed it, or a program that opens links, would confirm the address.
  it('works only for the account that asked for it, when it is signed in', async () => {
    const [asha, other] = [await signUp('claimant', address), await signUp('claimant', address)];
    const token = await linkTo(asha.user.email, 'confirm-email');
    const confirm = (by: TestPerson | null) =>
      ask(by, 'POST', '/api/auth/email/confirm', { token });
    expect(stateOf(await confirm(null))).toEqual([401, 'unauthenticated']);
    expect(stateOf(await confirm(other))).toEqual([400, 'dead_email_link']);
    expect((await ask(asha, 'GET', '/api/auth/security')).body.emailProven).toBe(false);
    const elsewhere = await ask(null, 'POST', '/api/auth/login', {
      email: asha.user.email,
      password: asha.password,
    });
    expect((await confirm(asha)).status).toBe(200);
    expect((await ask(asha, 'GET', '/api/auth/security')).body.emailProven).toBe(true);
    expect((await ask(asha, 'GET', '/api/auth/me')).body.firstName).toBe('Asha');
    const { token: former } = elsewhere.body;
    expect((await ask({ ...asha, token: former }, 'GET', '/api/auth/me')).status).toBe(401);
    expect(stateOf(await confirm(asha))).toEqual([400, 'dead_email_link']);
    expect(stateOf(await ask(asha, 'POST', '/api/auth/email/prove'))).toEqual([
      409,
      'address_proven',
    ]);
  }, 60_000);

  it('is sent again at most five times an hour', async () => {
    const asha = await signUp('claimant', address);
    for (let round = 0; round < 5; round++)
      expect((await ask(asha, 'POST', '/api/auth/email/prove')).status).toBe(200);
    expect(stateOf(await ask(asha, 'POST', '/api/auth/email/prove'))).toEqual([
      429,
      'too_many_email_links',
    ]);
  });
});

describe('a professional’s account', () => {
  const change = (by: TestPerson, of: TestPerson, body: object) =>
    ask(by, 'PATCH', `/api/ip-professionals/${of.user.id}`, { password: by.password, ...body });
  const active = { status: 'active' };

  // Otherwise an administrator could approve somebody who registered another person's address, and an old token would read on.
  it('is approved only with a proven address and the approver’s password, and then signs in anew', async () => {
    const [meera, ravi] = [await working('ip_admin'), await signUp('ip_case_manager', address)];
    expect(stateOf(await change(meera, ravi, active))).toEqual([409, 'professional_not_proven']);
    const token = await linkTo(ravi.user.email, 'confirm-email');
    expect((await ask(ravi, 'POST', '/api/auth/email/confirm', { token })).status).toBe(200);
    const listed = await ask(meera, 'GET', `/api/ip-professionals?search=${ravi.user.email}`);
    expect(listed.body).toMatchObject([{ emailProven: true, status: 'pending' }]);
    expect((await change(meera, ravi, { ...active, password: undefined })).status).toBe(400);
    expect((await change(meera, ravi, { ...active, password: 'not hers' })).status).toBe(400);
    expect((await change(meera, ravi, active)).body).toMatchObject(active);
    expect((await ask(ravi, 'GET', '/api/claims')).status).toBe(401);
  }, 60_000);

  // Otherwise somebody with one stolen sign-in could make a second administrator and keep the portal.
  it('becomes an administrator’s only when two administrators ask for it', async () => {
    const [meera, kavita] = [await working('ip_admin'), await working('ip_admin')];
    const ravi = await working('ip_case_manager');
    const wish = { role: 'ip_admin' };
    for (let times = 0; times < 2; times++)
      expect((await change(meera, ravi, wish)).body).toMatchObject({
        role: 'ip_case_manager',
        awaitsConfirmation: true,
      });
    const listed = await ask(kavita, 'GET', `/api/ip-professionals?search=${ravi.user.email}`);
    expect(listed.body).toMatchObject([
      { proposal: { kind: 'promote', by: { id: meera.user.id } } },
    ]);
    expect((await ask(ravi, 'GET', '/api/claims')).status).toBe(200);
    expect((await change(kavita, ravi, wish)).body).toMatchObject({
      ...wish,
      awaitsConfirmation: false,
    });
    const pending = await signUp('ip_admin', address);
    await portal.database.query('UPDATE users SET email_proven_at = now() WHERE id = $1', [
      pending.user.id,
    ]);
    expect((await change(meera, pending, active)).body.awaitsConfirmation).toBe(true);
    expect((await change(kavita, pending, active)).body).toMatchObject(active);
  }, 60_000);
});

// Each change sends a letter: a script could otherwise send one with each call.
test('a person can change their password at most ten times an hour', async () => {
  const asha = await signUp('claimant', address);
  let { password } = asha;
  for (let round = 0; round < 11; round++) {
    const newPassword = `New-${randomUUID()}`;
    const changed = await ask(asha, 'POST', '/api/auth/password', { password, newPassword });
    expect(changed.status).toBe(round < 10 ? 200 : 429);
    password = newPassword;
  }
});
