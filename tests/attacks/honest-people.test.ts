import type { ClaimsPage } from '@/lib/claims/queues/lists/list';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { documentOf, send } from '@/tests/api/documents/documents-support';
import { assignTo, claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { pdf } from '@/tests/support/data/files';
import {
  registrationOf,
  signUp,
  type TestPerson,
  type TestRole,
} from '@/tests/support/data/people';
import { call, someAddress } from '@/tests/support/http/api';
import { type PostOffice, startedPortalWithMail } from '@/tests/support/portal/portal-with-mail';
import type { StartedPortal } from '@/tests/support/portal/started-portal';
import { until } from '@/tests/support/until';

// Limits against abuse must not shut out honest people, and must tell them what is happening.
let portal: StartedPortal;
let office: PostOffice;
let address: string;
let meera: TestPerson;

beforeAll(async () => {
  ({ office, portal } = await startedPortalWithMail({
    IP_SECOND_FACTOR: 'offered',
  }));
  ({ address } = portal);
  meera = await proven('ip_admin');
  const facts = { professionalName: 'Kavita Rao', professionalEmail: 'rp@example.in' };
  expect((await ask(meera, 'PATCH', '/api/case', facts)).status).toBe(200);
});
afterAll(() => portal.remove());

type Body = Record<string, unknown> & { id: string; code: string; values: object };
const ask = <Answer = Body>(person: TestPerson, method: string, path: string, body?: unknown) =>
  call<Answer>(method, `${address}${path}`, { token: person.token, body });

async function proven(role: TestRole = 'claimant') {
  const person = await signUp(role, address);
  await portal.database.query(
    `UPDATE users SET status = 'active', email_proven_at = now() WHERE id = $1`,
    [person.user.id],
  );
  return person;
}

const asAdministrator = (method: string, path: string, body: object) =>
  ask(meera, method, path, { password: meera.password, ...body });
const textsTo = ({ user }: TestPerson, words: string) =>
  office.to(user.email).filter(({ text }) => text.includes(words));
const letterTo = (person: TestPerson, words: string) =>
  until(() => textsTo(person, words)[0]?.text);

// Otherwise they would see none of their own claims, and nobody would tell them why.
test('a claimant in quarantine sees their claims marked, gets one letter, and can change nothing', async () => {
  const asha = await proven();
  const salma = await proven();
  const claim = await createClaimAs(asha);
  const paper = await documentOf(asha, claim.id);
  const honest = await createClaimAs(salma);
  const begin = () => asAdministrator('POST', '/api/quarantines', { userId: asha.user.id });
  const { body: quarantine } = await begin();
  const list = () => ask<ClaimsPage>(asha, 'GET', '/api/claims');
  expect((await list()).body).toEqual({ claims: [], total: 0, examined: 1 });
  const examined = await ask<{ claims: object[]; total: number }>(
    asha,
    'GET',
    '/api/claims/examined',
  );
  expect(examined.body).toMatchObject({
    claims: [{ id: claim.id, claimNumber: claim.claimNumber }],
    total: 1,
  });
  const seen = await ask<PresentedClaim>(asha, 'GET', `/api/claims/${claim.id}`);
  expect(seen.body).toMatchObject({ beingExamined: true, documents: [{ id: paper.id }] });
  expect((await ask(asha, 'GET', `/api/documents/${paper.id}/view`)).status).toBe(200);
  const number = { field: 'accountNumber' };
  const reveal = `/api/claims/${claim.id}/reveal`;
  expect((await ask(asha, 'POST', reveal, number)).status).toBe(200);

  const refused = [
    await ask(asha, 'PATCH', `/api/claims/${claim.id}`, { claimData: { fullName: 'Other' } }),
    await ask(asha, 'POST', `/api/claims/${claim.id}/withdraw`, { reason: 'Paid by now' }),
    await send(asha, pdf(), 'more.pdf', { before: { claimId: claim.id } }),
    await ask(asha, 'DELETE', `/api/documents/${paper.id}`),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    refused.map(() => [409, 'being_examined']),
  );
  for (const person of [salma, meera]) {
    for (const path of [`/api/claims/${claim.id}`, `/api/documents/${paper.id}/view`])
      expect([path, (await ask(person, 'GET', path)).status]).toEqual([path, 404]);
    expect((await ask(person, 'POST', reveal, number)).status).toBe(404);
    expect((await ask(person, 'GET', '/api/claims/examined')).body).toEqual({
      claims: [],
      total: 0,
    });
    const { claims } = (await ask<ClaimsPage>(person, 'GET', '/api/claims?limit=100')).body;
    expect(claims.map(({ id }) => id)).toContain(honest.id);
    expect(claims.map(({ id }) => id)).not.toContain(claim.id);
  }

  const letter = await letterTo(asha, 'looking into your claims');
  expect(letter).toContain('write to Kavita Rao, rp@example.in');
  await begin();
  await asAdministrator('POST', `/api/quarantines/${quarantine.id}/lift`, {});
  expect((await list()).body).toMatchObject({ claims: [{ id: claim.id }], total: 1 });
  expect((await list()).body).not.toHaveProperty('examined');
  const { rows } = await portal.database.query(
    `SELECT FROM mail_queue WHERE user_id = $1 AND facts->>'what' = 'claims_examined'`,
    [asha.user.id],
  );
  expect(rows).toHaveLength(1);
});

// Otherwise they would be refused at signing in without learning whom to ask.
test.each(['claimant', 'ip_case_manager'] as const)(
  'a suspended person is told so once, with the person to write to: %s',
  async (role) => {
    const person = await proven(role);
    const path = role === 'claimant' ? 'claimants' : 'ip-professionals';
    const suspend = () =>
      asAdministrator('PATCH', `/api/${path}/${person.user.id}`, { status: 'disabled' });
    expect((await suspend()).status).toBe(200);
    await suspend();
    const letter = await letterTo(person, 'stopped');
    expect(letter).toContain('write to Kavita Rao, rp@example.in');
    const { email } = person.user;
    const signingIn = await call<Body & { message: string }>('POST', `${address}/api/auth/login`, {
      body: { email, password: person.password },
    });
    expect([signingIn.status, signingIn.body.message]).toEqual([
      403,
      expect.stringContaining('write to the insolvency professional'),
    ]);
    expect(textsTo(person, 'stopped')).toHaveLength(1);
  },
);

const workers = (count: number) => {
  const [row] = claimBodyOf('form_e').claimData.employeeDetails as object[];
  return { employeeDetails: Array.from({ length: count }, () => row) };
};
const numbersOf = (person: TestPerson, claimId: string) =>
  ask(person, 'POST', `/api/claims/${claimId}/reveal`, {
    field: 'employeeDetails.identificationNumber',
  });

// A limit of two thousand would keep them from comparing what they had typed themselves.
test('a claimant who represents five thousand workers can see all their numbers in full', async () => {
  const ram = await proven();
  for (let part = 0; part < 5; part++) {
    const { id } = await createClaimAs(ram, 'form_e', workers(1_000));
    const { status, body } = await numbersOf(ram, id);
    expect([status, Object.keys(body.values).length]).toEqual([200, 1_000]);
  }
});

// A limit of two thousand would end a professional's work for the day.
test('an administrator can let a professional see five thousand numbers for a day, which the trail records', async () => {
  const [ram, ravi] = [await proven(), await proven('ip_case_manager')];
  const { id } = await createClaimAs(ram, 'form_e', workers(1_000));
  await assignTo(meera, id, ravi);
  const statuses = async (times: number) => {
    const all: number[] = [];
    for (let time = 0; time < times; time++) all.push((await numbersOf(ravi, id)).status);
    return all;
  };
  expect(await statuses(3)).toEqual([200, 200, 429]);
  const path = `/api/ip-professionals/${ravi.user.id}/numbers`;
  expect((await ask(meera, 'POST', path, { numbers: 5_000, password: 'wrong' })).status).toBe(400);
  expect((await asAdministrator('POST', path, { numbers: 1_000_000 })).status).toBe(400);
  expect(await statuses(1)).toEqual([429]);
  expect((await asAdministrator('POST', path, { numbers: 5_000 })).status).toBe(200);
  expect(await statuses(6)).toEqual([200, 200, 200, 200, 200, 429]);
  const { rows } = await portal.database.query(
    `SELECT user_id, details FROM audit_entries WHERE details->>'change' = 'numbers_allowed'`,
  );
  expect(rows).toEqual([
    {
      user_id: meera.user.id,
      details: { change: 'numbers_allowed', userId: ravi.user.id, numbers: 5_000 },
    },
  ]);
  const claimant = `/api/ip-professionals/${ram.user.id}/numbers`;
  expect((await asAdministrator('POST', claimant, { numbers: 5_000 })).status).toBe(404);
});

// They share a phone, a network and a bank account: nothing is refused for it, nor shown to the others.
test('four people of a family with the same phone, network and bank account each file their own claim', async () => {
  const from = someAddress();
  const headers = { 'X-Forwarded-For': from };
  const phone = '9876543210';
  const family: TestPerson[] = [];
  for (const firstName of ['Asha', 'Ram', 'Sita', 'Lakshman']) {
    const registration = { ...registrationOf(), firstName, phone };
    const { status, body } = await call<TestPerson>('POST', `${address}/api/auth/register`, {
      body: registration,
      headers,
    });
    expect(status).toBe(201);
    family.push({ ...body, password: registration.password, portal: address });
  }
  for (const person of family) {
    const body = claimBodyOf('form_d', { accountNumber: '12345678901' });
    const filed = await call<Body>('POST', `${address}/api/claims`, {
      token: person.token,
      body,
      headers,
    });
    expect([filed.status, filed.body.flagged]).toEqual([201, []]);
    expect((await ask<ClaimsPage>(person, 'GET', '/api/claims')).body.total).toBe(1);
  }
});
