import { randomUUID } from 'node:crypto';
import { formOf } from '@/tests/api/documents/documents-support';
import { messageForm, say } from '@/tests/api/messages/messages-support';
import { claimBodyOf } from '@/tests/support/data/claims';
import { pdf } from '@/tests/support/data/files';
import { database } from '@/tests/support/database/database';
import { type CallOptions, call } from '@/tests/support/http/api';
import { type Scene, setScene, telling, watch } from './scene';

let scene: Scene;
let asItWas: () => Promise<void>;

beforeAll(async () => {
  scene = await setScene();
  const { asha, kavita, pending, meera } = scene;
  asItWas = await watch(asha, kavita, pending, meera);
});
afterAll(() => database.end());

type Attacker = 'salim' | 'kavita';
type Options = Omit<CallOptions, 'token'>;

interface Attack {
  what: string;
  method: string;
  path: (scene: Scene) => string;
  options?: (scene: Scene) => Options;
  /** The answer to each attacker: their role may not do it, or they may not see the record. */
  answers: Partial<Record<Attacker, number>>;
}

const both = { salim: 404, kavita: 404 };
const claimOf = ({ claimId }: Scene) => `/api/claims/${claimId}`;
const under = (rest: string) => (of: Scene) => `${claimOf(of)}/${rest}`;
const document = (rest: string) => (of: Scene) => `/api/documents/${of.documentId}${rest}`;
const said = (fields: (of: Scene) => Record<string, string>) => (of: Scene) => ({
  raw: messageForm(fields(of)),
});

const attacks: Attack[] = [
  { what: 'reads a claim', method: 'GET', path: claimOf, answers: both },
  {
    what: 'edits a claim',
    method: 'PATCH',
    path: claimOf,
    options: () => ({ body: { version: 1, claimData: { fullName: 'Mallory' } } }),
    answers: { salim: 404, kavita: 403 },
  },
  { what: 'reads transfers of a claim', method: 'GET', path: under('transfers'), answers: both },
  {
    what: 'has a claim go over to themselves',
    method: 'POST',
    path: under('transfers'),
    options: ({ salimDocumentId }) => ({
      body: {
        name: 'Mallory',
        email: 'mallory@example.in',
        amount: '1.00',
        on: '2026-11-01',
        deedId: salimDocumentId,
      },
    }),
    answers: both,
  },
  {
    what: 'corrects a claim as if it were from paper',
    method: 'PATCH',
    path: ({ claimId }) => `/api/claims/entered/${claimId}`,
    options: () => ({ body: { reason: 'mine', claimData: { fullName: 'Mallory' } } }),
    answers: { salim: 403, kavita: 404 },
  },
  {
    what: 'invites somebody to be the creditor of a claim',
    method: 'POST',
    path: ({ claimId }) => `/api/claims/entered/${claimId}/invitation`,
    options: () => ({ body: { email: 'mallory@example.in' } }),
    answers: { salim: 403, kavita: 404 },
  },
  {
    what: 'withdraws a claim',
    method: 'POST',
    path: under('withdraw'),
    options: () => ({ body: { reason: 'mine' } }),
    answers: { salim: 404, kavita: 403 },
  },
  {
    what: 'decides a claim',
    method: 'PATCH',
    path: under('status'),
    options: () => ({ body: { status: 'approved' } }),
    answers: { salim: 403, kavita: 404 },
  },
  {
    what: 'takes a claim over',
    method: 'PATCH',
    path: under('assign'),
    options: ({ kavita }) => ({ body: { assigneeId: kavita.user.id } }),
    answers: { salim: 403, kavita: 403 },
  },
  {
    what: 'reads the audit trail',
    method: 'GET',
    path: under('audit'),
    answers: { salim: 403, kavita: 404 },
  },
  { what: 'reads the versions', method: 'GET', path: under('versions'), answers: both },
  { what: 'reads a version', method: 'GET', path: under('versions/1'), answers: both },
  { what: 'asks for the neighbours', method: 'GET', path: under('neighbours'), answers: both },
  {
    what: 'asks who else has these numbers',
    method: 'GET',
    path: under('same-identifiers'),
    answers: { salim: 403, kavita: 404 },
  },
  {
    what: 'has a number shown',
    method: 'POST',
    path: under('reveal'),
    options: () => ({ body: { field: 'panNumber' } }),
    answers: both,
  },
  { what: 'reads the conversation', method: 'GET', path: under('messages'), answers: both },
  {
    what: 'writes into the conversation',
    method: 'POST',
    path: under('messages'),
    options: said(() => ({ message: 'hello' })),
    answers: both,
  },
  {
    what: 'marks the conversation as read',
    method: 'POST',
    path: under('messages/mark-read'),
    answers: both,
  },
  {
    what: 'pages through their own conversation from a message of another’s',
    method: 'GET',
    path: ({ salimClaimId, messageId }) =>
      `/api/claims/${salimClaimId}/messages?before=${messageId}`,
    answers: { salim: 404 },
  },
  {
    what: 'pages through a conversation in their hands from a message of another’s',
    method: 'GET',
    path: ({ kavitaClaimId, messageId }) =>
      `/api/claims/${kavitaClaimId}/messages?before=${messageId}`,
    answers: { kavita: 404 },
  },
  { what: 'asks about a document', method: 'GET', path: document(''), answers: both },
  {
    what: 'asks about an attachment',
    method: 'GET',
    path: ({ attachmentId }) => `/api/documents/${attachmentId}`,
    answers: both,
  },
  {
    what: 'asks about a document on no claim yet',
    method: 'GET',
    path: ({ looseDocumentId }) => `/api/documents/${looseDocumentId}`,
    answers: both,
  },
  { what: 'views a document', method: 'GET', path: document('/view'), answers: both },
  { what: 'downloads a document', method: 'GET', path: document('/download'), answers: both },
  {
    what: 'downloads an attachment',
    method: 'GET',
    path: ({ attachmentId }) => `/api/documents/${attachmentId}/download`,
    answers: both,
  },
  {
    what: 'views a document on no claim yet',
    method: 'GET',
    path: ({ looseDocumentId }) => `/api/documents/${looseDocumentId}/view`,
    answers: both,
  },
  {
    what: 'puts another’s document on their own claim',
    method: 'PATCH',
    path: document(''),
    options: ({ salimClaimId }) => ({ body: { claimId: salimClaimId } }),
    answers: { salim: 404 },
  },
  {
    what: 'puts another’s loose document on their own claim',
    method: 'PATCH',
    path: ({ looseDocumentId }) => `/api/documents/${looseDocumentId}`,
    options: ({ salimClaimId }) => ({ body: { claimId: salimClaimId } }),
    answers: { salim: 404 },
  },
  {
    what: 'puts another’s loose document on a claim in their hands',
    method: 'PATCH',
    path: ({ looseDocumentId }) => `/api/documents/${looseDocumentId}`,
    options: ({ kavitaClaimId }) => ({ body: { claimId: kavitaClaimId } }),
    answers: { kavita: 404 },
  },
  {
    what: 'puts their own document on another’s claim',
    method: 'PATCH',
    path: ({ salimDocumentId }) => `/api/documents/${salimDocumentId}`,
    options: ({ claimId }) => ({ body: { claimId } }),
    answers: { salim: 404 },
  },
  {
    what: 'uploads to another’s claim',
    method: 'POST',
    path: () => '/api/documents/upload-object-storage',
    options: ({ claimId }) => ({ raw: formOf(pdf(), 'x.pdf', { before: { claimId } }) }),
    answers: both,
  },
  {
    what: 'uploads to another’s claim, which is named after the file',
    method: 'POST',
    path: () => '/api/documents/upload',
    options: ({ claimId }) => ({ raw: formOf(pdf(), 'x.pdf', { after: { claimId } }) }),
    answers: both,
  },
  {
    what: 'files a claim with another’s loose document',
    method: 'POST',
    path: () => '/api/claims',
    options: ({ looseDocumentId }) => ({
      body: claimBodyOf('form_d', { documents: [looseDocumentId] }),
    }),
    answers: { salim: 400 },
  },
  {
    what: 'files a claim with a document of another’s claim',
    method: 'POST',
    path: () => '/api/claims',
    options: ({ documentId }) => ({ body: claimBodyOf('form_d', { documents: [documentId] }) }),
    answers: { salim: 400 },
  },
  {
    what: 'marks another’s notification as read',
    method: 'PATCH',
    path: ({ notificationId }) => `/api/notifications/${notificationId}/read`,
    answers: both,
  },
  {
    what: 'ends another’s session',
    method: 'DELETE',
    path: ({ sessionId }) => `/api/auth/sessions/${sessionId}`,
    answers: both,
  },
  {
    what: 'decides another’s claim among their own',
    method: 'PATCH',
    path: () => '/api/claims/bulk/status',
    options: ({ kavitaClaimId, claimId }) => ({
      body: { claimIds: [kavitaClaimId, claimId], status: 'rejected' },
    }),
    answers: { salim: 403, kavita: 404 },
  },
  {
    what: 'hands another’s claim on among their own',
    method: 'PATCH',
    path: () => '/api/claims/bulk/assign',
    options: ({ kavitaClaimId, claimId, kavita }) => ({
      body: { claimIds: [kavitaClaimId, claimId], assigneeId: kavita.user.id },
    }),
    answers: { salim: 403, kavita: 404 },
  },
  {
    what: 'hands a claim to a claimant',
    method: 'PATCH',
    path: () => '/api/claims/bulk/assign',
    options: ({ kavitaClaimId, salim }) => ({
      body: { claimIds: [kavitaClaimId], assigneeId: salim.user.id },
    }),
    answers: { kavita: 400 },
  },
  {
    what: 'exports another’s claim',
    method: 'POST',
    path: () => '/api/reports/export',
    options: ({ claimId }) => ({ body: { claimIds: [claimId], format: 'csv' } }),
    answers: { salim: 403, kavita: 404 },
  },
  {
    what: 'makes themselves an administrator',
    method: 'PATCH',
    path: ({ kavita }) => `/api/ip-professionals/${kavita.user.id}`,
    options: () => ({ body: { role: 'ip_admin' } }),
    answers: { salim: 403, kavita: 403 },
  },
  {
    what: 'switches an administrator off',
    method: 'PATCH',
    path: ({ meera }) => `/api/ip-professionals/${meera.user.id}`,
    options: () => ({ body: { status: 'disabled' } }),
    answers: { salim: 403, kavita: 403 },
  },
  {
    what: 'takes an administrator’s second factor away',
    method: 'POST',
    path: ({ meera }) => `/api/ip-professionals/${meera.user.id}/second-factor/reset`,
    options: ({ meera }) => ({ body: { password: meera.password } }),
    answers: { salim: 403, kavita: 403 },
  },
  {
    what: 'reads undelivered mail',
    method: 'GET',
    path: () => '/api/mail',
    answers: { salim: 403, kavita: 403 },
  },
  {
    what: 'sends somebody’s letter again',
    method: 'POST',
    path: () => `/api/mail/${randomUUID()}/retry`,
    answers: { salim: 403, kavita: 403 },
  },
  {
    what: 'changes the facts of the case',
    method: 'PATCH',
    path: () => '/api/case',
    options: () => ({ body: { debtorName: 'Mallory Private Limited' } }),
    answers: { salim: 403, kavita: 403 },
  },
  {
    what: 'reads the team',
    method: 'GET',
    path: () => '/api/ip-professionals',
    answers: { salim: 403 },
  },
];

const table = attacks.flatMap((attack) =>
  Object.entries(attack.answers).map(([who, status]) => ({
    ...attack,
    who: who as Attacker,
    status,
  })),
);

test.each(table)('$who cannot $what: $status', async ({ who, method, path, options, status }) => {
  const { token } = scene[who];
  const answer = await call(method, path(scene), { token, ...options?.(scene) });
  expect([answer.status, answer.text]).toEqual([status, expect.not.stringMatching(telling)]);
  expect(answer.text).not.toContain(scene.asha.user.email);
});

test('a professional awaiting approval cannot do any of it', async () => {
  for (const { method, path, options } of attacks) {
    const address = path(scene);
    const { token } = scene.pending;
    const { status } = await call(method, address, { token, ...options?.(scene) });
    // They may end their own sessions, and not this one.
    const expected = address.startsWith('/api/auth/sessions') ? 404 : 403;
    expect([method, address, status]).toEqual([method, address, expected]);
  }
});

test('a message does not attach a file by its id', async () => {
  const { salim, salimClaimId, documentId, looseDocumentId, attachmentId } = scene;
  for (const id of [documentId, looseDocumentId, attachmentId]) {
    const fields = { message: 'look', attachmentId: id, documentId: id };
    const answer = await say(salim, salimClaimId, messageForm(fields));
    expect([answer.status, answer.body.attachmentId]).toEqual([201, null]);
  }
});

test('an edit attaches no documents, neither one’s own nor another person’s', async () => {
  const { salim, salimClaimId, documentId, looseDocumentId } = scene;
  const answer = await call('PATCH', `/api/claims/${salimClaimId}`, {
    token: salim.token,
    body: { claimData: { documents: [looseDocumentId, documentId], fullName: 'Salim Khan' } },
  });
  expect([answer.status, answer.body.documents]).toEqual([200, []]);
});

test.each([
  ['status', { status: 'approved' }, 'submitted'],
  ['assign', { assigneeId: null }, null],
])(
  'a seen value for another person’s claim (%s) reveals nothing of it',
  async (what, wish, current) => {
    const { kavita, kavitaClaimId, claimId } = scene;
    const seenOwn = what === 'status' ? 'rejected' : scene.salim.user.id;
    const seen = { [kavitaClaimId]: seenOwn, [claimId]: current };
    const answer = await call('PATCH', `/api/claims/bulk/${what}`, {
      token: kavita.token,
      body: { claimIds: [kavitaClaimId], ...wish, seen },
    });
    // Their own claim stays too, since its seen value is wrong.
    expect([answer.status, answer.body]).toEqual([
      200,
      { updated: 0, skipped: [expect.objectContaining({ id: kavitaClaimId })] },
    ]);
  },
);

test('a draft leaves out another person’s document', async () => {
  const { salim, looseDocumentId } = scene;
  const body = { values: { fullName: 'Salim' }, documents: [looseDocumentId], revision: 0 };
  await call('PUT', '/api/drafts/form_f', { token: salim.token, body });
  const kept = await call('GET', '/api/drafts/form_f', { token: salim.token });
  expect(kept.body.documents).toEqual([]);
});

test('these calls changed nothing of Asha’s and the professionals’ data', () => asItWas());
