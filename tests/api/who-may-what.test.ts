import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoClass } from '@/prisma/demo/creditors/class-creditors';
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

/** The kinds of callers; `stranger` has the role but may not see the record. */
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
  /** Public by law: caches may keep the answer, and must ask again each time. */
  cached?: true;
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
/** Calls that need no session and answer everybody alike. */
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

const ofProfessionals = (status: number) => ({
  assigned: status,
  otherManager: status,
  administrator: status,
});

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
    name: 'entering a claim that came by post',
    method: 'POST',
    path: () => '/api/claims/entered',
    body: () => ({
      ...claimBodyOf('form_d', { email: '' }),
      receivedOn: '2026-01-05',
      receivedBy: 'post',
      beforeCommencement: true,
      evenIfSame: true,
    }),
    expected: { ...everyone(201), owner: 403, otherClaimant: 403 },
  },
  {
    name: 'putting right a claim that did not come on paper',
    method: 'PATCH',
    path: () => `/api/claims/entered/${claimId}`,
    body: () => ({ claimData: {}, reason: 'Read anew.' }),
    expected: { ...professionalsOfTheClaim, owner: 403, assigned: 409, administrator: 409 },
  },
  {
    name: 'inviting the creditor of such a claim',
    method: 'POST',
    path: () => `/api/claims/entered/${claimId}/invitation`,
    body: () => ({ email: 'creditor@example.in' }),
    expected: { ...professionalsOfTheClaim, owner: 403, assigned: 409, administrator: 409 },
  },
  {
    name: 'entering what a creditor with an account asks for on paper',
    method: 'POST',
    path: () => `/api/claims/entered/${claimId}/change-requests`,
    body: () => ({
      kind: 'other',
      reason: 'The name is wrong.',
      receivedOn: '2026-01-05',
      receivedBy: 'post',
      sender: 'Asha Devi',
    }),
    expected: { ...professionalsOfTheClaim, owner: 403, assigned: 409, administrator: 409 },
  },
  {
    name: 'entering what a creditor with an account objects to on paper',
    method: 'POST',
    path: () => `/api/claims/entered/${claimId}/objections`,
    body: () => ({
      list: 1,
      ground: 'amount',
      text: 'October is missing.',
      receivedOn: '2026-01-05',
      receivedBy: 'post',
      sender: 'Asha Devi',
    }),
    expected: { ...professionalsOfTheClaim, owner: 403, assigned: 409, administrator: 409 },
  },
  {
    name: 'filing a claim',
    method: 'POST',
    path: () => '/api/claims',
    body: () => claimBodyOf('form_d'),
    expected: { ...everyone(403), owner: 201, otherClaimant: 201 },
  },
  {
    name: 'taking a document of it back',
    method: 'DELETE',
    path: () => '/api/documents/00000000-0000-4000-8000-000000000000',
    // This is nobody's.
    expected: { ...everyone(403), owner: 404, otherClaimant: 404 },
  },
  {
    name: 'saying what a document of it is',
    method: 'PUT',
    path: () => '/api/documents/00000000-0000-4000-8000-000000000000/purpose',
    body: () => ({ purpose: null }),
    // This is nobody's.
    expected: { ...everyone(403), owner: 404, otherClaimant: 404 },
  },
  {
    name: 'what became of a claim that was sent',
    method: 'GET',
    path: () => '/api/claims/submissions/none',
    expected: { ...everyone(403), owner: 200, otherClaimant: 200 },
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
    // A handle that belongs to nobody.
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
    expected: { ...everyone(400), nobody: 401, deadToken: 401, pending: 403 },
  },
  {
    name: 'taking back a note of its withdrawal for no reason, so that nobody does',
    method: 'POST',
    path: () => `/api/claims/${claimId}/withdraw/undo`,
    body: () => ({ reason: '' }),
    expected: { ...professionals, assigned: 400, otherManager: 400, administrator: 400 },
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
    name: 'their own claims that are being examined',
    method: 'GET',
    path: () => '/api/claims/examined',
    expected: everyone(200),
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
    name: 'its papers',
    method: 'GET',
    path: () => `/api/claims/${claimId}/papers`,
    expected: whoSeesTheClaim,
  },
  {
    name: 'a paper of it in a language',
    method: 'POST',
    path: () => `/api/claims/${claimId}/papers`,
    body: () => ({ kind: 'acknowledgement', language: 'en' }),
    expected: { ...everyone(201), otherClaimant: 404, otherManager: 404 },
  },
  {
    name: 'what was asked about it',
    method: 'GET',
    path: () => `/api/claims/${claimId}/questions`,
    expected: whoSeesTheClaim,
  },
  {
    name: 'asking about it',
    method: 'POST',
    path: () => `/api/claims/${claimId}/questions`,
    body: () => ({ due: '2026-02-30', items: [] }),
    expected: { ...everyone(400), owner: 403, otherClaimant: 403 },
  },
  {
    name: 'an answer to what nobody asked',
    method: 'PATCH',
    path: () => `/api/questions/${randomUUID()}/items/1`,
    body: () => ({ unavailable: true }),
    expected: { ...everyone(403), owner: 404, otherClaimant: 404 },
  },
  ...['accept', 'ask-again'].map((deed) => ({
    name: `an answer that there is not (${deed})`,
    method: 'POST',
    path: () => `/api/questions/${randomUUID()}/items/1/${deed}`,
    body: () => ({}),
    expected: { ...everyone(404), owner: 403, otherClaimant: 403 },
  })),
  {
    name: 'what was objected to in its row of a list',
    method: 'GET',
    path: () => `/api/claims/${claimId}/objections`,
    expected: whoSeesTheClaim,
  },
  {
    name: 'objecting to nothing',
    method: 'POST',
    path: () => `/api/claims/${claimId}/objections`,
    body: () => ({}),
    expected: { ...everyone(403), owner: 400, otherClaimant: 400 },
  },
  {
    name: 'refusing an objection that there is not',
    method: 'POST',
    path: () => `/api/objections/${randomUUID()}/refusal`,
    body: () => ({ reasons: 'None.' }),
    expected: { ...everyone(404), owner: 403, otherClaimant: 403 },
  },
  {
    name: 'its requests for a change',
    method: 'GET',
    path: () => `/api/claims/${claimId}/change-requests`,
    expected: whoSeesTheClaim,
  },
  {
    name: 'asking for a change of nothing',
    method: 'POST',
    path: () => `/api/claims/${claimId}/change-requests`,
    body: () => ({}),
    expected: { ...everyone(403), owner: 400, otherClaimant: 400 },
  },
  ...['accept', 'decline'].map((deed) => ({
    name: `a request for a change that there is not (${deed})`,
    method: 'POST',
    path: () => `/api/change-requests/${randomUUID()}/${deed}`,
    body: () => ({ version: 1, answer: 'None.' }),
    expected: { ...everyone(404), owner: 403, otherClaimant: 403 },
  })),
  {
    name: 'taking back a request for a change that there is not',
    method: 'POST',
    path: () => `/api/change-requests/${randomUUID()}/take-back`,
    body: () => ({}),
    expected: { ...everyone(403), owner: 404, otherClaimant: 404 },
  },
  {
    name: 'a number in a request for a change that there is not',
    method: 'POST',
    path: () => `/api/change-requests/${randomUUID()}/reveal`,
    body: () => ({ field: 'accountNumber' }),
    expected: everyone(404),
  },
  {
    name: 'a paper that there is not',
    method: 'GET',
    path: () => `/api/papers/${randomUUID()}`,
    expected: everyone(404),
  },
  {
    name: 'letters for the post',
    method: 'GET',
    path: () => '/api/papers/post',
    expected: professionals,
  },
  ...(['print', 'posted'] as const).map((to) => ({
    name: `letters for the post that there are not (${to})`,
    method: 'POST',
    path: () => `/api/papers/post/${to}`,
    body: () => ({ ids: [randomUUID()], postedOn: '2026-01-05' }),
    expected: { ...everyone(404), owner: 403, otherClaimant: 403 },
  })),
  {
    name: 'the whole files one had made',
    method: 'GET',
    path: () => '/api/claims/files',
    expected: professionals,
  },
  {
    name: 'the whole file of it',
    method: 'POST',
    path: () => '/api/claims/files',
    body: () => ({ ids: [claimId] }),
    expected: { ...everyone(202), owner: 403, otherClaimant: 403, otherManager: 404 },
  },
  {
    name: 'a whole file that there is not',
    method: 'GET',
    path: () => `/api/claims/files/${randomUUID()}`,
    expected: { ...professionals, assigned: 404, otherManager: 404, administrator: 404 },
  },
  {
    name: 'the ZIP of a whole file that there is not',
    method: 'GET',
    path: () => `/api/claims/files/${randomUUID()}/download`,
    expected: { ...professionals, assigned: 404, otherManager: 404, administrator: 404 },
  },
  {
    name: 'what a check code tells that no paper has',
    method: 'GET',
    path: () => '/api/papers/check/ABCD-EFGH-JKMN-PQRS-TVWX',
    expected: anyone(404),
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
    name: 'the rehearsal of a register',
    method: 'POST',
    path: () => '/api/registers/rehearsal',
    form: () => bulkForm(Buffer.from('Name of creditor,Amount claimed\nA Rao,100\n'), 'a.csv'),
    expected: administrators,
  },
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
    'passkeys',
    'passkeys/confirm',
    `passkeys/${randomUUID()}/remove`,
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
    name: 'renaming a passkey of nobody',
    method: 'PATCH',
    path: () => `/api/auth/passkeys/${randomUUID()}`,
    body: () => ({ name: 'Mine' }),
    expected: { ...everyone(404), pending: 404 },
  },
  {
    name: 'being asked for a passkey as a proof',
    method: 'POST',
    path: () => '/api/auth/passkeys/proof',
    expected: { ...everyone(200), pending: 200 },
  },
  {
    name: 'being asked for a passkey to sign in',
    method: 'POST',
    path: () => '/api/auth/passkeys/sign-in/challenge',
    expected: anyone(200),
  },
  {
    name: 'signing in with what is no passkey',
    method: 'POST',
    path: () => '/api/auth/passkeys/sign-in',
    body: () => ({}),
    expected: anyone(400),
  },
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
    name: 'letting nobody have more numbers shown',
    method: 'POST',
    path: () => `/api/ip-professionals/${randomUUID()}/numbers`,
    body: () => ({ password: people.administrator?.password, numbers: 5_000 }),
    expected: { ...administrators, administrator: 404 },
  },
  {
    name: 'refusing what is proposed of nobody',
    method: 'POST',
    path: () => `/api/ip-professionals/${randomUUID()}/proposal/refusal`,
    body: () => ({ password: people.administrator?.password }),
    expected: { ...administrators, administrator: 404 },
  },
  {
    name: 'mail that was not delivered',
    method: 'GET',
    path: () => '/api/mail',
    expected: administrators,
  },
  {
    name: 'inviting a colleague',
    method: 'POST',
    path: () => '/api/ip-professionals',
    body: () => ({
      firstName: 'Kavita',
      lastName: 'Rao',
      email: `${randomUUID()}@example.in`,
      password: people.administrator?.password,
    }),
    expected: { ...administrators, administrator: 201 },
  },
  {
    name: 'a letter that tries the mail',
    method: 'POST',
    path: () => '/api/mail/test',
    expected: { ...administrators, administrator: 201 },
  },
  {
    name: 'how far the portal is set up',
    method: 'GET',
    path: () => '/api/case/first-hour',
    expected: administrators,
  },
  {
    name: 'marking a step of the first hour',
    method: 'POST',
    path: () => '/api/case/first-hour',
    body: () => ({ step: 'settings' }),
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
    name: 'the determinations of it',
    method: 'GET',
    path: () => `/api/claims/${claimId}/determinations`,
    expected: whoSeesTheClaim,
  },
  {
    name: 'a determination of it that does not balance',
    method: 'POST',
    path: () => `/api/claims/${claimId}/determinations`,
    body: () => ({ claimVersion: 1, heads: [{ head: 'bonusAmount', admitted: '0.01' }] }),
    expected: { ...professionalsOfTheClaim, assigned: 400, administrator: 400 },
  },
  {
    name: 'its track as a late claim',
    method: 'GET',
    path: () => `/api/claims/${claimId}/late-track`,
    expected: whoSeesTheClaim,
  },
  {
    name: 'a step of it as a late claim, without reasons',
    method: 'POST',
    path: () => `/api/claims/${claimId}/late-track`,
    body: () => ({ step: 'refused', on: '2026-11-01', seen: 0 }),
    expected: { ...professionalsOfTheClaim, assigned: 400, administrator: 400, otherManager: 400 },
  },
  {
    name: 'setting it aside for too long',
    method: 'PUT',
    path: () => `/api/claims/${claimId}/set-aside`,
    body: () => ({
      until: '2099-01-01',
      claimVersion: 1,
      seen: 0,
      status: 'submitted',
      documents: 0,
    }),
    expected: { ...professionalsOfTheClaim, assigned: 400, administrator: 400, otherManager: 400 },
  },
  {
    name: 'taking it up again',
    method: 'DELETE',
    path: () => `/api/claims/${claimId}/set-aside`,
    expected: professionalsOfTheClaim,
  },
  {
    name: 'one’s own day at the desk',
    method: 'GET',
    path: () => '/api/verification/day',
    expected: professionals,
  },
  {
    name: 'a goal for it',
    method: 'PATCH',
    path: () => '/api/verification/day',
    body: () => ({ goal: null }),
    expected: professionals,
  },
  {
    name: 'the day of the team',
    method: 'GET',
    path: () => '/api/verification/team',
    expected: { ...everyone(403), administrator: 200 },
  },
  {
    name: 'its transfers',
    method: 'GET',
    path: () => `/api/claims/${claimId}/transfers`,
    expected: whoSeesTheClaim,
  },
  {
    name: 'a transfer of it to nobody',
    method: 'POST',
    path: () => `/api/claims/${claimId}/transfers`,
    body: () => ({}),
    expected: { ...everyone(403), ...ofProfessionals(400), owner: 400, otherClaimant: 400 },
  },
  {
    name: 'transfers to whoever asks',
    method: 'GET',
    path: () => '/api/transfers',
    expected: { ...everyone(403), owner: 200, otherClaimant: 200 },
  },
  {
    name: 'a transfer that is not there, to be answered',
    method: 'POST',
    path: () => `/api/transfers/${randomUUID()}/answer`,
    body: () => ({ agreed: false, paperId: randomUUID() }),
    expected: { ...everyone(403), ...ofProfessionals(404), owner: 404, otherClaimant: 404 },
  },
  {
    name: 'a transfer that is not there, to be taken back',
    method: 'POST',
    path: () => `/api/transfers/${randomUUID()}/take-back`,
    body: () => ({}),
    expected: { ...everyone(403), owner: 404, otherClaimant: 404 },
  },
  ...['accept', 'refuse'].map((act) => ({
    name: `a transfer that is not there, to ${act}`,
    method: 'POST',
    path: () => `/api/transfers/${randomUUID()}/${act}`,
    body: () => ({ reasons: 'Not signed.' }),
    expected: { ...everyone(403), ...ofProfessionals(404) },
  })),
  ...['confirm', 'return'].map((act) => ({
    name: `a determination that is not there, to ${act}`,
    method: 'POST',
    path: () => `/api/determinations/${randomUUID()}/${act}`,
    body: () => ({ remark: 'Look again.' }),
    expected: { ...administrators, administrator: 404 },
  })),
  {
    name: 'determinations that are not there, to confirm',
    method: 'POST',
    path: () => '/api/determinations/bulk/confirm',
    body: () => ({ ids: [randomUUID()] }),
    expected: { ...administrators, administrator: 404 },
  },
  {
    name: 'the summary of proposals that are not there',
    method: 'POST',
    path: () => '/api/determinations/bulk/summary',
    body: () => ({ ids: [randomUUID()] }),
    expected: { ...administrators, administrator: 404 },
  },
  {
    name: 'proposals of a selection that is not there, to confirm',
    method: 'PATCH',
    path: () => `/api/determinations/selections/${randomUUID()}/confirm`,
    body: () => ({ from: 0 }),
    expected: { ...administrators, administrator: 404 },
  },
  {
    name: 'what was confirmed together in a deed that is not there',
    method: 'GET',
    path: () => `/api/determinations/together/${randomUUID()}`,
    expected: { ...professionals, ...ofProfessionals(404) },
  },
  {
    name: 'all claims of a queue of the desk, to select, with a filter that there is not',
    method: 'POST',
    path: () => '/api/verification/selections',
    body: () => ({ late: 'yes' }),
    expected: { ...professionals, ...ofProfessionals(400) },
  },
  {
    name: 'the desk',
    method: 'GET',
    path: () => '/api/verification',
    expected: professionals,
  },
  {
    name: 'the counts of the desk',
    method: 'GET',
    path: () => '/api/verification/counts',
    expected: professionals,
  },
  {
    name: 'how somebody has the list of claims',
    method: 'GET',
    path: () => '/api/claims/layout',
    expected: professionals,
  },
  {
    name: 'how somebody has the list of claims, to keep',
    method: 'PUT',
    path: () => '/api/claims/layout',
    body: () => ({ layout: null }),
    expected: professionals,
  },
  {
    name: 'how many claims each filter leaves',
    method: 'GET',
    path: () => '/api/claims/counts',
    expected: professionals,
  },
  {
    name: 'a number to search claims by',
    method: 'POST',
    path: () => '/api/claims/number',
    body: () => ({ number: 'ABCDE1234F' }),
    expected: professionals,
  },
  {
    name: 'claims to take that are in nobody’s hands, none of them',
    method: 'POST',
    path: () => '/api/claims/take',
    body: () => ({ count: 0 }),
    expected: { ...professionals, assigned: 400, otherManager: 400, administrator: 400 },
  },
  {
    name: 'saved views of the list of claims',
    method: 'GET',
    path: () => '/api/claims/views',
    expected: professionals,
  },
  {
    name: 'a view of the list of claims, to save',
    method: 'PUT',
    path: () => '/api/claims/views',
    body: () => ({ name: 'Late', query: 'late=yes' }),
    expected: professionals,
  },
  {
    name: 'a view of the list of claims that is not there, to remove',
    method: 'DELETE',
    path: () => `/api/claims/views/${randomUUID()}`,
    expected: { ...professionals, assigned: 404, otherManager: 404, administrator: 404 },
  },
  {
    name: 'all that filters leave, to select, with a filter that there is not',
    method: 'POST',
    path: () => '/api/claims/selections',
    body: () => ({ filters: { late: 'maybe' } }),
    expected: { ...professionals, assigned: 400, otherManager: 400, administrator: 400 },
  },
  {
    name: 'the status of a selection that is not there',
    method: 'PATCH',
    path: () => `/api/claims/selections/${randomUUID()}/status`,
    body: () => ({ status: 'under_review' }),
    expected: { ...professionals, assigned: 404, otherManager: 404, administrator: 404 },
  },
  {
    name: 'the hands of a selection that is not there',
    method: 'PATCH',
    path: () => `/api/claims/selections/${randomUUID()}/assign`,
    body: () => ({ assigneeId: null }),
    expected: { ...professionals, assigned: 404, otherManager: 404, administrator: 404 },
  },
  {
    name: 'the summary of a selection that is not there',
    method: 'POST',
    path: () => '/api/claims/summary',
    body: () => ({ selectionId: randomUUID() }),
    expected: { ...professionals, assigned: 404, otherManager: 404, administrator: 404 },
  },
  {
    name: 'claims to decide like a determination that is not there',
    method: 'POST',
    path: () => `/api/determinations/${randomUUID()}/alike`,
    body: () => ({ by: 'reason', head: 'principal' }),
    expected: { ...professionals, assigned: 404, otherManager: 404, administrator: 404 },
  },
  {
    name: 'proposals like a determination that is not there',
    method: 'PATCH',
    path: () => `/api/determinations/${randomUUID()}/alike`,
    body: () => ({ by: 'reason', head: 'principal', until: '2026-01-05T10:00:00.000Z' }),
    expected: { ...professionals, assigned: 404, otherManager: 404, administrator: 404 },
  },
  {
    name: 'kept sentences',
    method: 'GET',
    path: () => '/api/snippets',
    expected: professionals,
  },
  {
    name: 'a sentence to keep, of no kind',
    method: 'POST',
    path: () => '/api/snippets',
    body: () => ({ kind: 'poem', text: 'Roses' }),
    expected: { ...professionals, assigned: 400, otherManager: 400, administrator: 400 },
  },
  {
    name: 'a kept sentence that is not there, to remove',
    method: 'DELETE',
    path: () => `/api/snippets/${randomUUID()}`,
    expected: { ...professionals, assigned: 404, otherManager: 404, administrator: 404 },
  },
  {
    name: 'saved views of the desk',
    method: 'GET',
    path: () => '/api/verification/views',
    expected: professionals,
  },
  {
    name: 'a view of the desk, to save',
    method: 'PUT',
    path: () => '/api/verification/views',
    body: () => ({ name: 'Large', query: 'sort=amount' }),
    expected: professionals,
  },
  {
    name: 'a view of the desk that is not there, to remove',
    method: 'DELETE',
    path: () => `/api/verification/views/${randomUUID()}`,
    expected: { ...professionals, assigned: 404, otherManager: 404, administrator: 404 },
  },
  {
    name: 'interest',
    method: 'POST',
    path: () => '/api/interest',
    body: () => ({ principal: '1', rate: '1', from: '2024-01-01', to: '2024-01-02', beyond: true }),
    expected: professionals,
  },
  {
    name: 'the lists of creditors',
    method: 'GET',
    path: () => '/api/creditor-lists',
    expected: professionals,
  },
  {
    name: 'a list of creditors as on no day, so that none is made',
    method: 'POST',
    path: () => '/api/creditor-lists',
    body: () => ({ asOn: 'today' }),
    expected: { ...professionals, assigned: 400, otherManager: 400, administrator: 400 },
  },
  ...['', '/rows', '/committee'].map((what) => ({
    name: `a list of creditors that is not there (${what})`,
    method: 'GET',
    path: () => `/api/creditor-lists/999999${what}`,
    expected: { ...professionals, assigned: 404, otherManager: 404, administrator: 404 },
  })),
  ...['changes', 'changes/download', 'download', 'voters'].map((what) => ({
    name: `${what} of a list of creditors, without saying which`,
    method: 'GET',
    path: () => `/api/creditor-lists/999999/${what}`,
    expected: { ...professionals, assigned: 400, otherManager: 400, administrator: 400 },
  })),
  ...['', '/download'].map((what) => ({
    name: `figures${what} of no period`,
    method: 'GET',
    path: () => `/api/figures${what}`,
    expected: { ...professionals, assigned: 400, otherManager: 400, administrator: 400 },
  })),
  {
    name: 'how published lists of creditors are shown',
    method: 'GET',
    path: () => '/api/creditor-lists/settings',
    expected: professionals,
  },
  {
    name: 'changing nothing about how they are',
    method: 'PATCH',
    path: () => '/api/creditor-lists/settings',
    body: () => ({}),
    expected: administrators,
  },
  {
    name: 'the published lists of creditors',
    method: 'GET',
    path: () => '/api/public/creditor-lists',
    expected: anyone(200),
    cached: true,
  },
  ...['', '/rows', '/committee'].map((what) => ({
    name: `a published list of creditors that is not there (${what})`,
    method: 'GET',
    path: () => `/api/public/creditor-lists/999999${what}`,
    expected: anyone(404),
  })),
  ...['changes', 'download'].map((what) => ({
    name: `${what} of a published list of creditors, without saying which`,
    method: 'GET',
    path: () => `/api/public/creditor-lists/999999/${what}`,
    expected: anyone(400),
  })),
  {
    name: 'looking for a claim in the published list, without saying which',
    method: 'POST',
    path: () => '/api/public/creditor-lists/look-ups',
    body: () => ({}),
    expected: anyone(400),
  },
  {
    name: 'answering a look-up that is not there',
    method: 'POST',
    path: () => '/api/public/creditor-lists/look-ups/answer',
    body: () => ({ lookUp: 'x', code: '00000000' }),
    expected: anyone(400),
  },
  {
    name: 'publishing a list of creditors that is not there',
    method: 'PATCH',
    path: () => '/api/creditor-lists/999999',
    body: () => ({ state: 'published' }),
    expected: { ...administrators, administrator: 404 },
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
    name: 'the rules that propose by themselves',
    method: 'GET',
    path: () => '/api/case/rules',
    expected: administrators,
  },
  {
    name: 'what a rule would touch',
    method: 'GET',
    path: () => '/api/case/rules/form_d/preview',
    // The amount of the rule is left out.
    expected: { ...administrators, administrator: 400 },
  },
  {
    name: 'leaving a rule off',
    method: 'PATCH',
    path: () => '/api/case/rules/form_d',
    body: () => ({ on: false }),
    expected: administrators,
  },
  {
    name: 'naming the class of creditors that the demonstration has',
    method: 'PUT',
    path: () => '/api/case/classes',
    body: () => ({ classes: [demoClass] }),
    expected: administrators,
  },
  {
    name: 'entering a rate that is none',
    method: 'PATCH',
    path: () => '/api/case/rates/USD',
    body: () => ({ rate: '0', day: '2026-01-05', source: 'FBIL' }),
    expected: { ...administrators, administrator: 400 },
  },
  {
    name: 'taking out a rate that is not there',
    method: 'DELETE',
    path: () => '/api/case/rates/NPR',
    expected: administrators,
  },
  {
    name: 'changing nothing about the case',
    method: 'PATCH',
    path: () => '/api/case',
    body: () => ({}),
    expected: administrators,
  },
  ...['', '/view', '/download', '/sealed'].map((what) => ({
    name: `a document of it (${what})`,
    method: 'GET',
    path: () => `/api/documents/${documentId}${what}`,
    expected: whoSeesTheClaim,
  })),
  {
    name: 'the key to a document of it that was loaded ahead',
    method: 'POST',
    path: () => `/api/documents/${documentId}/unseal`,
    body: () => ({ salt: 'x'.repeat(22) }),
    expected: whoSeesTheClaim,
  },
  {
    name: 'having it open',
    method: 'POST',
    path: () => `/api/claims/${claimId}/viewers`,
    expected: professionalsOfTheClaim,
  },
  {
    name: 'having left it, which takes back only what one has said oneself',
    method: 'DELETE',
    path: () => `/api/claims/${claimId}/viewers`,
    expected: professionals,
  },
  {
    name: 'putting its document where it is already',
    method: 'PATCH',
    path: () => `/api/documents/${documentId}`,
    body: () => ({ claimId }),
    // Only its uploader can attach a document.
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
  // These come last, since they end the sessions that the others use.
  {
    name: 'signing out',
    method: 'POST',
    path: () => '/api/auth/logout',
    expected: { ...everyone(200), pending: 200 },
  },
];

const routes = join(root, 'app/api');

/** Every call of the API, as `GET /api/claims/[id]`: each method in a route file is on a line of its own. */
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

it('every call of the API has its row in this table', () => {
  const isOf = (there: string) => {
    const pattern = new RegExp(`^${there.replaceAll(/\[\w+\]/g, '[^/]+')}$`);
    return ({ method, path }: Call) => pattern.test(`${method} ${path()}`);
  };
  // A call with a fixed name also matches the pattern of a call with an id.
  const fixed = callsThere.filter((there) => !there.includes('['));
  const open = calls.filter((one) => !fixed.some((there) => isOf(there)(one)));
  const unasked = callsThere.filter(
    (there) => !(fixed.includes(there) ? calls : open).some(isOf(there)),
  );
  expect(unasked).toEqual([]);
  expect(callsThere.length).toBeGreaterThan(60);
});

it('the list of claims shows nobody another person’s claim', async () => {
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

it('a professional awaiting verification is told why they are refused', async () => {
  const { body } = await call('GET', '/api/claims', { token: tokenOf('pending') });
  expect(body).toEqual({
    message: 'Your account is awaiting verification',
    code: 'awaiting_verification',
  });
});

const readSessions = ['the current user', 'the list of claims', 'live events'];

/**
 * Whether the answer to a caller says something of a call that no other caller's says. Before a record is looked for, all of a role are
 * one; and the session of a token is looked up in one place (lib/identity/sessions/session.ts), before any call that needs one.
 */
function tellsMore({ name, expected }: Call, caller: Caller) {
  if (caller === 'deadToken') return expected.deadToken !== 401 || readSessions.includes(name);
  const likes = { otherClaimant: 'owner', otherManager: 'assigned' } as const;
  const like = caller in likes ? likes[caller as keyof typeof likes] : undefined;
  return !like || expected[caller] !== 403 || expected[like] !== 403;
}

describe.each(calls)('$name', (asked) => {
  const { method, path, body, form, expected, cached } = asked;
  const callers = (Object.entries(expected) as [Caller, number][]).filter(([caller]) =>
    tellsMore(asked, caller),
  );
  it.each(callers)('answers %s with %d', async (caller, status) => {
    // A stream does not end: only its status is read.
    if (path() === '/api/events') return expect(await statusOfStream(tokenOf(caller))).toBe(status);
    const answer = await call(method, path(), {
      token: tokenOf(caller),
      ...(body ? { body: body() } : {}),
      ...(form ? { raw: form() } : {}),
    });
    expect(answer.headers.get('cache-control')).toContain(cached ? 'no-cache' : 'no-store');
    expect({ status: answer.status, message: status < 400 ? null : answer.body.message }).toEqual({
      status,
      message: status < 400 ? null : expect.stringMatching(/\S/),
    });
  });
});
