import { randomUUID } from 'node:crypto';
import type { ListedClaim } from '@/lib/claims/records/present';
import { createClaimAs } from '@/tests/support/data/claims';
import { csvOf, sendClaims } from '@/tests/support/data/claims-file';
import {
  registrationOf,
  signUp,
  type TestPerson,
  type TestRole,
} from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type PostOffice, startedPortalWithMail } from '@/tests/support/portal/portal-with-mail';
import type { StartedPortal } from '@/tests/support/portal/started-portal';
import { until } from '@/tests/support/until';

let portal: StartedPortal;
let office: PostOffice;
let address: string;
let meera: TestPerson;

beforeAll(async () => {
  ({ office, portal } = await startedPortalWithMail({ IP_SECOND_FACTOR: 'offered' }));
  ({ address } = portal);
  meera = await working('ip_admin');
});
afterAll(() => portal.remove());

type Body = Record<string, unknown> & { code: string; token: string };
const ask = (person: TestPerson | null, method: string, path: string, body?: unknown) =>
  call<Body>(method, `${address}${path}`, { token: person?.token, body });
const stateOf = ({ status, body }: { status: number; body: Body }) => [status, body?.code];

async function working(role: Exclude<TestRole, 'claimant'>) {
  const person = await signUp(role, address);
  await portal.database.query(
    `UPDATE users SET status = 'active', email_proven_at = now() WHERE id = $1`,
    [person.user.id],
  );
  return person;
}

/** The `nth` of the links to set a password that were mailed to an address. */
const linkTo = (email: string, nth = 0) =>
  until(async () => {
    const links = office
      .to(email)
      .flatMap(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? []);
    return links[nth];
  });

const forgot = (email: string) => ask(null, 'POST', '/api/auth/forgot-password', { email });

async function useLink(email: string, token: string): Promise<TestPerson> {
  const password = `New-${randomUUID()}`;
  const body = { token, newPassword: password };
  expect((await ask(null, 'POST', '/api/auth/reset-password', body)).status).toBe(200);
  const { status, body: signedIn } = await ask(null, 'POST', '/api/auth/login', {
    email,
    password,
  });
  expect(status).toBe(200);
  return { ...signedIn, password, portal: address } as unknown as TestPerson;
}

const suspend = async ({ user }: TestPerson) => {
  const { password } = meera;
  const path = user.role === 'claimant' ? 'claimants' : 'ip-professionals';
  const body = { password, status: 'disabled' };
  expect((await ask(meera, 'PATCH', `/api/${path}/${user.id}`, body)).status).toBe(200);
};

const imported = (email: string) =>
  sendClaims(meera, 'upload', csvOf('form_d', [{ email }]), {}, address);

const claimsOf = async (person: TestPerson) =>
  ((await ask(person, 'GET', '/api/claims?limit=100')).body.claims as ListedClaim[]).map(
    ({ id }) => id,
  );

// Otherwise the owner would get no letter, be told that the address is taken, and never be invited.
describe('a suspended account that a squatter registered', () => {
  it('leaves its address to the owner, who sees nothing of the squatter’s', async () => {
    const squatter = await signUp('claimant', address);
    const { email } = squatter.user;
    await createClaimAs(squatter);
    await imported(email);
    await suspend(squatter);
    await forgot(email);
    const asha = await useLink(email, await linkTo(email, 1));
    expect((await ask(asha, 'GET', '/api/auth/me')).body).toMatchObject({
      email,
      status: 'active',
      firstName: '',
    });
    expect(asha.user.id).not.toBe(squatter.user.id);
    // What a professional entered for the address is hers, what the squatter filed is not.
    const claims = await claimsOf(asha);
    expect(claims).toHaveLength(1);
    expect((await ask(asha, 'GET', `/api/claims/${claims[0]}`)).body.filedBeforeProof).toBe(false);
    const { rows } = await portal.database.query(
      `SELECT details FROM audit_entries WHERE details->>'userId' = $1 AND details->>'change' = 'address_proven'`,
      [asha.user.id],
    );
    expect(rows).toMatchObject([{ details: { former: squatter.user.id } }]);
    // The suspended account stays what it was, at no address.
    const before = { email, password: squatter.password };
    expect((await ask(null, 'POST', '/api/auth/login', before)).body.code).toBe(
      'wrong_credentials',
    );
  });

  it('does not keep the owner from registering the address', async () => {
    const squatter = await signUp('claimant', address);
    await suspend(squatter);
    const body = { ...registrationOf(), email: squatter.user.email };
    const registered = await ask(null, 'POST', '/api/auth/register', body);
    expect(registered.status).toBe(201);
    expect((registered.body.user as { id: string }).id).not.toBe(squatter.user.id);
  });

  it.each(['claimant', 'ip_case_manager'] as const)(
    'does not keep a file from inviting the owner, when it was registered as a %s',
    async (role) => {
      const squatter = await signUp(role, address);
      const { email } = squatter.user;
      await suspend(squatter);
      const { body } = await imported(email);
      expect(body).toMatchObject({ success: 1, invited: 1 });
      const asha = await useLink(email, await linkTo(email));
      expect(asha.user).toMatchObject({ role: 'claimant', status: 'active' });
      expect(await claimsOf(asha)).toHaveLength(1);
    },
  );

  // Otherwise a link mailed earlier would turn the professional into an active claimant.
  it('is not opened again by a link from before', async () => {
    const squatter = await signUp('ip_case_manager', address);
    const { email } = squatter.user;
    await forgot(email);
    const token = await linkTo(email);
    await suspend(squatter);
    const newPassword = `New-${randomUUID()}`;
    const used = await ask(null, 'POST', '/api/auth/reset-password', { token, newPassword });
    expect(stateOf(used)).toEqual([400, 'dead_reset_link']);
  });

  it('stays suspended and keeps its address, when the address had been proven', async () => {
    const asha = await signUp('claimant', address);
    const { email } = asha.user;
    await portal.database.query('UPDATE users SET email_proven_at = now() WHERE id = $1', [
      asha.user.id,
    ]);
    await suspend(asha);
    await forgot(email);
    const body = { ...registrationOf(), email };
    expect(stateOf(await ask(null, 'POST', '/api/auth/register', body))).toEqual([
      409,
      'email_taken',
    ]);
    expect((await imported(email)).body.invited).toBe(0);
    const login = { email, password: asha.password };
    expect(stateOf(await ask(null, 'POST', '/api/auth/login', login))).toEqual([
      403,
      'account_closed',
    ]);
  });
});

// Answering 403 would reveal that a professional had entered a claim for the address.
test('a stranger who changes from an unproven address learns of no claim for it, and takes none along', async () => {
  const [plain, named] = [await signUp('claimant', address), await signUp('claimant', address)];
  const own = await createClaimAs(named);
  expect((await imported(named.user.email)).status).toBe(201);
  const invitation = await linkTo(named.user.email);
  const other = registrationOf().email;
  const answers = [];
  for (const [person, email] of [
    [plain, registrationOf().email],
    [named, other],
  ] as const) {
    const { password } = person;
    answers.push(stateOf(await ask(person, 'POST', '/api/auth/email', { password, email })));
  }
  expect(answers).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  const token = await until(
    async () => /confirm-email\?token=([\w-]+)/.exec(office.to(other)[0]?.text ?? '')?.[1],
  );
  expect((await ask(named, 'POST', '/api/auth/email/confirm', { token })).status).toBe(200);
  expect(await claimsOf(named)).toEqual([own.id]);
  const asha = await useLink(named.user.email, invitation);
  expect(await claimsOf(asha)).toHaveLength(1);
});

// Otherwise anybody could end the link by asking for another one in her name.
test('a person can open their invitation after almost a week, whatever strangers asked for meanwhile', async () => {
  const { email } = registrationOf();
  expect((await imported(email)).body.invited).toBe(1);
  const invitation = await linkTo(email);
  await forgot(email);
  await linkTo(email, 1);
  await portal.database.query(
    `UPDATE password_resets SET expires_at = expires_at - interval '6 days 23 hours' WHERE expires_at > now() + interval '1 day'`,
  );
  const asha = await useLink(email, invitation);
  expect(await claimsOf(asha)).toHaveLength(1);
});

test('a person who opens their invitation after more than a week gets a new link and the claim', async () => {
  const { email } = registrationOf();
  await imported(email);
  const token = await linkTo(email);
  await portal.database.query(`UPDATE password_resets SET expires_at = now() - interval '1 hour'`);
  const late = { token, newPassword: `New-${randomUUID()}` };
  expect(stateOf(await ask(null, 'POST', '/api/auth/reset-password', late))).toEqual([
    400,
    'dead_reset_link',
  ]);
  await forgot(email);
  const asha = await useLink(email, await linkTo(email, 1));
  expect(await claimsOf(asha)).toHaveLength(1);
});
