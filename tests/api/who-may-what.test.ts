import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/scripts/lib/paths.mjs';
import { documentOf, formOf } from '@/tests/api/documents/documents-support';
import { messageForm } from '@/tests/api/messages/messages-support';
import { assignTo, claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { bulkForm, creditors, csvOf } from '@/tests/support/data/claims-file';
import { pdf } from '@/tests/support/data/files';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { statusOfStream } from '@/tests/support/http/live';

/** Everybody a call may come from; `stranger` has the role but not the record. */
type Caller =
  | 'nobody'
  | 'deadToken'
  | 'owner'
  | 'otherClaimant'
  | 'assigned'
  | 'otherManager'
  | 'administrator'
  | 'pending';

type Expected = Record<Caller, number>;

interface Call {
  name: string;
  method: string;
  path: () => string;
  body?: () => unknown;
  form?: () => FormData;
  expected: Expected;
}

let people: Partial<Record<Caller, TestPerson>>;
let claimId: string;
let documentId: string;

const tokenOf = (caller: Caller) => {
  if (caller === 'nobody') return undefined;
  return people[caller]?.token ?? 'none';
};

beforeAll(async () => {
  const owner = await signUp();
  const administrator = await signUp('ip_admin');
  const assigned = await signUp('ip_case_manager');
  const deadToken = await signUp('ip_admin');
  await call('POST', '/api/auth/logout', { token: deadToken.token });
  const pending = await signUp('ip_admin');
  await database.query("UPDATE users SET status = 'pending' WHERE id = $1", [pending.user.id]);
  people = {
    owner,
    administrator,
    assigned,
    deadToken,
    pending,
    otherClaimant: await signUp(),
    otherManager: await signUp('ip_case_manager'),
  };
  claimId = (await createClaimAs(owner)).id;
  documentId = (await documentOf(owner, claimId)).id;
  await assignTo(administrator, claimId, assigned);
});

afterAll(() => database.end());

const everyone = (status: number): Expected => ({
  nobody: 401,
  deadToken: 401,
  owner: status,
  otherClaimant: status,
  assigned: status,
  otherManager: status,
  administrator: status,
  pending: 403,
});
/** What needs no session, and is the same for all. */
const anyone = (status: number): Expected => ({
  ...everyone(status),
  nobody: status,
  deadToken: status,
  pending: status,
});
const professionals = { ...everyone(200), owner: 403, otherClaimant: 403 };
const administrators = { ...everyone(403), administrator: 200 };
const whoSeesTheClaim = { ...everyone(200), otherClaimant: 404, otherManager: 404 };
const professionalsOfTheClaim = { ...professionals, otherManager: 404 };

const calls: Call[] = [
  {
    name: 'the current user',
    method: 'GET',
    path: () => '/api/auth/me',
    expected: { ...everyone(200), pending: 200 },
  },
  { name: 'the list of claims', method: 'GET', path: () => '/api/claims', expected: everyone(200) },
  {
    name: 'the statistics',
    method: 'GET',
    path: () => '/api/statistics/dashboard',
    expected: everyone(200),
  },
  {
    name: 'filing a claim',
    method: 'POST',
    path: () => '/api/claims',
    body: () => claimBodyOf('form_d'),
    expected: { ...everyone(403), owner: 201, otherClaimant: 201 },
  },
  {
    name: 'the drafts',
    method: 'GET',
    path: () => '/api/drafts',
    expected: { ...everyone(403), owner: 200, otherClaimant: 200 },
  },
  {
    name: 'saving a draft',
    method: 'PUT',
    path: () => '/api/drafts/form_f',
    body: () => ({ values: { fullName: 'Asha Devi' }, revision: 0 }),
    expected: { ...everyone(403), owner: 200, otherClaimant: 200 },
  },
  {
    name: 'one draft',
    method: 'GET',
    path: () => '/api/drafts/form_f',
    expected: { ...everyone(403), owner: 200, otherClaimant: 200 },
  },
  {
    name: 'a number of one’s draft in full',
    method: 'POST',
    path: () => '/api/drafts/form_f/reveal',
    body: () => ({ field: 'panNumber', handle: '••••' }),
    // This is no handle of anybody's.
    expected: { ...everyone(403), owner: 404, otherClaimant: 404 },
  },
  {
    name: 'deleting a draft',
    method: 'DELETE',
    path: () => '/api/drafts/form_f',
    expected: { ...everyone(403), owner: 200, otherClaimant: 200 },
  },
  {
    name: 'one claim',
    method: 'GET',
    path: () => `/api/claims/${claimId}`,
    expected: whoSeesTheClaim,
  },
  {
    name: 'its neighbours in the list',
    method: 'GET',
    path: () => `/api/claims/${claimId}/neighbours`,
    expected: whoSeesTheClaim,
  },
  {
    name: 'the overview of the case',
    method: 'GET',
    path: () => '/api/statistics/overview',
    expected: professionals,
  },
  {
    name: 'its audit trail',
    method: 'GET',
    path: () => `/api/claims/${claimId}/audit`,
    expected: professionalsOfTheClaim,
  },
  {
    name: 'a status it cannot take, so that nobody changes it',
    method: 'PATCH',
    path: () => `/api/claims/${claimId}/status`,
    body: () => ({ status: 'submitted' }),
    expected: { ...professionals, assigned: 400, otherManager: 400, administrator: 400 },
  },
  {
    name: 'the status of a claim that does not exist',
    method: 'PATCH',
    path: () => `/api/claims/${randomUUID()}/status`,
    body: () => ({ status: 'approved' }),
    expected: { ...professionals, assigned: 404, otherManager: 404, administrator: 404 },
  },
  {
    name: 'assigning it',
    method: 'PATCH',
    path: () => `/api/claims/${claimId}/assign`,
    body: () => ({ assigneeId: people.assigned?.user.id }),
    expected: administrators,
  },
  {
    name: 'changing nothing about it',
    method: 'PATCH',
    path: () => `/api/claims/${claimId}`,
    body: () => ({}),
    expected: { ...everyone(403), owner: 200, otherClaimant: 404 },
  },
  {
    name: 'withdrawing it for no reason, so that nobody does',
    method: 'POST',
    path: () => `/api/claims/${claimId}/withdraw`,
    body: () => ({ reason: '' }),
    expected: { ...everyone(403), owner: 400, otherClaimant: 400 },
  },
  {
    name: 'a number of it in full',
    method: 'POST',
    path: () => `/api/claims/${claimId}/reveal`,
    body: () => ({ field: 'panNumber' }),
    expected: whoSeesTheClaim,
  },
  {
    name: 'claims with the same numbers',
    method: 'GET',
    path: () => `/api/claims/${claimId}/same-identifiers`,
    expected: professionalsOfTheClaim,
  },
  {
    name: 'its versions',
    method: 'GET',
    path: () => `/api/claims/${claimId}/versions`,
    expected: whoSeesTheClaim,
  },
  {
    name: 'its first version',
    method: 'GET',
    path: () => `/api/claims/${claimId}/versions/1`,
    expected: whoSeesTheClaim,
  },
  {
    name: 'its messages',
    method: 'GET',
    path: () => `/api/claims/${claimId}/messages`,
    expected: whoSeesTheClaim,
  },
  ...(['check', 'upload', 'rejected'] as const).map((to) => ({
    name: `a file of claims (${to})`,
    method: 'POST',
    path: () => `/api/claims/bulk/${to}`,
    form: () =>
      bulkForm(csvOf('form_d', creditors(1, { email: `${randomUUID()}@example.in` })), 'a.csv', {
        before: { creditorType: 'form_d' },
      }),
    expected: { ...everyone(to === 'upload' ? 201 : 200), pending: 403 },
  })),
  {
    name: 'a message about it',
    method: 'POST',
    path: () => `/api/claims/${claimId}/messages`,
    form: () => messageForm({ message: 'Namaste' }),
    expected: { ...whoSeesTheClaim, owner: 201, assigned: 201, administrator: 201 },
  },
  {
    name: 'having read its messages',
    method: 'POST',
    path: () => `/api/claims/${claimId}/messages/mark-read`,
    expected: whoSeesTheClaim,
  },
  {
    name: 'the unread messages',
    method: 'GET',
    path: () => '/api/messages/unread-counts-bulk',
    expected: everyone(200),
  },
  {
    name: 'the notifications',
    method: 'GET',
    path: () => '/api/notifications',
    expected: everyone(200),
  },
  {
    name: 'the number of unread notifications',
    method: 'GET',
    path: () => '/api/notifications/unread-count',
    expected: everyone(200),
  },
  {
    name: 'which mail one gets',
    method: 'GET',
    path: () => '/api/preferences',
    expected: { ...everyone(200), pending: 200 },
  },
  {
    name: 'choosing a language that there is not',
    method: 'PATCH',
    path: () => '/api/preferences',
    body: () => ({ language: 'xx' }),
    expected: { ...everyone(400), pending: 400 },
  },
  {
    name: "how one's account is guarded",
    method: 'GET',
    path: () => '/api/auth/security',
    expected: { ...everyone(200), pending: 200 },
  },
  ...[
    'second-factor',
    'second-factor/confirm',
    'second-factor/off',
    'second-factor/recovery-codes',
    'password',
    'email',
  ].map((what) => ({
    name: `changing one's account without saying how (${what})`,
    method: 'POST',
    path: () => `/api/auth/${what}`,
    body: () => ({}),
    expected: { ...everyone(400), pending: 400 },
  })),
  {
    name: "one's devices",
    method: 'GET',
    path: () => '/api/auth/sessions',
    expected: { ...everyone(200), pending: 200 },
  },
  {
    name: 'signing out a device of nobody',
    method: 'DELETE',
    path: () => `/api/auth/sessions/${randomUUID()}`,
    expected: { ...everyone(404), pending: 404 },
  },
  {
    name: 'signing out everywhere else',
    method: 'DELETE',
    path: () => '/api/auth/sessions',
    expected: { ...everyone(200), pending: 200 },
  },
  {
    name: 'resetting the second factor of nobody, with a wrong password',
    method: 'POST',
    path: () => `/api/ip-professionals/${randomUUID()}/second-factor/reset`,
    body: () => ({ password: 'Not-their-password' }),
    expected: { ...administrators, administrator: 400 },
  },
  {
    name: 'mail that was not delivered',
    method: 'GET',
    path: () => '/api/mail',
    expected: administrators,
  },
  {
    name: 'trying a letter of nobody again',
    method: 'POST',
    path: () => `/api/mail/${randomUUID()}/retry`,
    expected: { ...administrators, administrator: 404 },
  },
  {
    name: 'having read all notifications',
    method: 'PATCH',
    path: () => '/api/notifications/mark-all-read',
    expected: everyone(200),
  },
  {
    name: 'having read a notification of nobody',
    method: 'PATCH',
    path: () => `/api/notifications/${randomUUID()}/read`,
    expected: everyone(404),
  },
  {
    name: 'a status for many, so that nobody changes them',
    method: 'PATCH',
    path: () => '/api/claims/bulk/status',
    body: () => ({ claimIds: [claimId], status: 'submitted' }),
    expected: { ...professionals, assigned: 400, otherManager: 400, administrator: 400 },
  },
  {
    name: 'a status for many, of which one does not exist',
    method: 'PATCH',
    path: () => '/api/claims/bulk/status',
    body: () => ({ claimIds: [claimId, randomUUID()], status: 'approved' }),
    expected: { ...professionals, assigned: 404, otherManager: 404, administrator: 404 },
  },
  {
    name: 'assigning many',
    method: 'PATCH',
    path: () => '/api/claims/bulk/assign',
    body: () => ({ claimIds: [claimId], assigneeId: people.assigned?.user.id }),
    expected: professionalsOfTheClaim,
  },
  {
    name: 'a report with it',
    method: 'POST',
    path: () => '/api/reports/export',
    body: () => ({ format: 'csv', claimIds: [claimId] }),
    expected: professionalsOfTheClaim,
  },
  {
    name: 'the professionals',
    method: 'GET',
    path: () => '/api/ip-professionals',
    expected: professionals,
  },
  {
    name: 'changing nothing about a professional',
    method: 'PATCH',
    path: () => `/api/ip-professionals/${people.otherManager?.user.id}`,
    body: () => ({ password: people.administrator?.password }),
    expected: administrators,
  },
  {
    name: 'changing nothing about a claimant',
    method: 'PATCH',
    path: () => `/api/claimants/${people.otherClaimant?.user.id}`,
    body: () => ({ password: people.administrator?.password }),
    expected: administrators,
  },
  {
    name: 'what accounts use',
    method: 'GET',
    path: () => '/api/usage',
    expected: administrators,
  },
  {
    name: 'the files of claims of an account',
    method: 'GET',
    path: () => `/api/usage/${people.owner?.user.id}/imports`,
    expected: administrators,
  },
  {
    name: 'what is in quarantine',
    method: 'GET',
    path: () => '/api/quarantines',
    expected: administrators,
  },
  {
    name: 'quarantining nobody, with a wrong password',
    method: 'POST',
    path: () => '/api/quarantines',
    body: () => ({ password: 'Not-their-password', userId: randomUUID() }),
    expected: { ...administrators, administrator: 400 },
  },
  {
    name: 'lifting a quarantine that is none',
    method: 'POST',
    path: () => `/api/quarantines/${randomUUID()}/lift`,
    body: () => ({ password: people.administrator?.password }),
    expected: { ...administrators, administrator: 404 },
  },
  {
    name: 'the claims in a quarantine that is none',
    method: 'GET',
    path: () => `/api/quarantines/${randomUUID()}/claims`,
    expected: { ...administrators, administrator: 404 },
  },
  {
    name: 'the facts of the case',
    method: 'GET',
    path: () => '/api/case',
    expected: anyone(200),
  },
  {
    name: 'changing nothing about the case',
    method: 'PATCH',
    path: () => '/api/case',
    body: () => ({}),
    expected: administrators,
  },
  ...['', '/view', '/download'].map((what) => ({
    name: `a document of it (${what})`,
    method: 'GET',
    path: () => `/api/documents/${documentId}${what}`,
    expected: whoSeesTheClaim,
  })),
  {
    name: 'putting its document where it is already',
    method: 'PATCH',
    path: () => `/api/documents/${documentId}`,
    body: () => ({ claimId }),
    // Only who uploaded a document attaches it.
    expected: { ...everyone(404), owner: 200 },
  },
  ...['upload', 'upload-object-storage'].map((to) => ({
    name: `a file for it (${to})`,
    method: 'POST',
    path: () => `/api/documents/${to}`,
    form: () => formOf(pdf(), 'bill.pdf', { before: { claimId } }),
    expected: { ...whoSeesTheClaim, owner: 201, assigned: 201, administrator: 201 },
  })),
  {
    name: 'the template of a form',
    method: 'GET',
    path: () => '/api/templates/csv/form_d',
    expected: everyone(200),
  },
  {
    name: 'live events',
    method: 'GET',
    path: () => '/api/events',
    expected: { ...everyone(200), pending: 200 },
  },
  ...['login', 'register', 'forgot-password', 'reset-password'].map((what) => ({
    name: `the gate without a word (${what})`,
    method: 'POST',
    path: () => `/api/auth/${what}`,
    body: () => ({}),
    expected: anyone(400),
  })),
  ...['email/confirm', 'name'].map((what) => ({
    name: `what is one’s own without a word (${what})`,
    method: 'POST',
    path: () => `/api/auth/${what}`,
    body: () => ({}),
    expected: { ...everyone(400), pending: 400 },
  })),
  {
    name: 'a letter to show that one’s address is one’s own, where it is',
    method: 'POST',
    path: () => '/api/auth/email/prove',
    expected: { ...everyone(409), pending: 409 },
  },
  ...['health', 'ready'].map((what) => ({
    name: `how the portal is (${what})`,
    method: 'GET',
    path: () => `/api/${what}`,
    expected: anyone(200),
  })),
  {
    name: 'the metrics, which this portal does not give',
    method: 'GET',
    path: () => '/api/metrics',
    expected: anyone(404),
  },
  // The last, since it ends what the others come with.
  {
    name: 'signing out',
    method: 'POST',
    path: () => '/api/auth/logout',
    expected: { ...everyone(200), pending: 200 },
  },
];

const routes = join(root, 'app/api');

/** Every call that there is, as `GET /api/claims/[id]`: each method in a route file stands on a line of its own. */
const callsThere = readdirSync(routes, {
  recursive: true,
  encoding: 'utf8',
}).flatMap((file) => {
  if (!file.endsWith('/route.ts')) return [];
  const address = `/api/${file.slice(0, -'/route.ts'.length)}`;
  const methods = readFileSync(join(routes, file), 'utf8').matchAll(
    /^ {2}(GET|POST|PUT|PATCH|DELETE): /gm,
  );
  return Array.from(methods, ([, method]) => `${method} ${address}`);
});

it('is asked of every call there is', () => {
  const isOf = (there: string) => {
    const pattern = new RegExp(`^${there.replaceAll(/\[\w+\]/g, '[^/]+')}$`);
    return ({ method, path }: Call) => pattern.test(`${method} ${path()}`);
  };
  // A call with a fixed name is no call with an id, though it looks like one.
  const fixed = callsThere.filter((there) => !there.includes('['));
  const open = calls.filter((one) => !fixed.some((there) => isOf(there)(one)));
  const unasked = callsThere.filter(
    (there) => !(fixed.includes(there) ? calls : open).some(isOf(there)),
  );
  expect(unasked).toEqual([]);
  expect(callsThere.length).toBeGreaterThan(60);
});

it('shows nobody a claim that is not theirs in the list', async () => {
  for (const caller of ['otherClaimant', 'otherManager'] as const) {
    const { body } = await call<{ claims: { id: string }[]; total: number }>(
      'GET',
      '/api/claims?limit=100',
      {
        token: tokenOf(caller),
      },
    );
    expect(body.claims.map(({ id }) => id)).not.toContain(claimId);
  }
});

it('says why to a professional awaiting verification', async () => {
  const { body } = await call('GET', '/api/claims', { token: tokenOf('pending') });
  expect(body).toEqual({
    message: 'Your account is awaiting verification',
    code: 'awaiting_verification',
  });
});

describe.each(calls)('$name', ({ method, path, body, form, expected }) => {
  it.each(Object.entries(expected) as [Caller, number][])(
    'answers %s with %d',
    async (caller, status) => {
      // A stream does not end.
      if (path() === '/api/events')
        return expect(await statusOfStream(tokenOf(caller))).toBe(status);
      const answer = await call(method, path(), {
        token: tokenOf(caller),
        ...(body ? { body: body() } : {}),
        ...(form ? { raw: form() } : {}),
      });
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect({ status: answer.status, message: status < 400 ? null : answer.body.message }).toEqual(
        {
          status,
          message: status < 400 ? null : expect.stringMatching(/\S/),
        },
      );
    },
  );
});
