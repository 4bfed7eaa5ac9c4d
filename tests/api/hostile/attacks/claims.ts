import type { Scene } from '@/tests/api/hostile/scene';
import { messageForm } from '@/tests/api/messages/messages-support';
import { determinationOf } from '@/tests/support/data/determinations';
import { inDays } from '@/tests/support/data/questions';
import { type Attack, both, forKavita, under } from './attack';

const claimOf = ({ claimId }: Scene) => `/api/claims/${claimId}`;
const said = (fields: (of: Scene) => Record<string, string>) => (of: Scene) => ({
  raw: messageForm(fields(of)),
});

/** Calls about one claim, and about what belongs to it. */
export const attacksOnClaims: Attack[] = [
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
    what: 'enters a request for a change as if it were from paper',
    method: 'POST',
    path: ({ claimId }) => `/api/claims/entered/${claimId}/change-requests`,
    options: () => ({
      body: {
        kind: 'other',
        reason: 'The name is wrong.',
        receivedOn: '2026-01-05',
        receivedBy: 'post',
        sender: 'Mallory',
      },
    }),
    answers: { salim: 403, kavita: 404 },
  },
  {
    what: 'enters an objection as if it were from paper',
    method: 'POST',
    path: ({ claimId }) => `/api/claims/entered/${claimId}/objections`,
    options: () => ({
      body: {
        list: 1,
        ground: 'other',
        text: 'All of it is wrong.',
        receivedOn: '2026-01-05',
        receivedBy: 'post',
        sender: 'Mallory',
      },
    }),
    answers: { salim: 403, kavita: 404 },
  },
  {
    what: 'withdraws a claim',
    method: 'POST',
    path: under('withdraw'),
    options: () => ({ body: { reason: 'mine' } }),
    answers: both,
  },
  {
    what: 'takes back the note of a withdrawal',
    method: 'POST',
    path: under('withdraw/undo'),
    options: () => ({ body: { reason: 'mine' } }),
    answers: { salim: 403, kavita: 404 },
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
    what: 'reads the determinations of a claim',
    method: 'GET',
    path: under('determinations'),
    answers: both,
  },
  {
    what: 'determines a claim',
    method: 'POST',
    path: under('determinations'),
    options: () => ({ body: determinationOf([]) }),
    answers: forKavita,
  },
  {
    what: 'reads the steps of a late claim',
    method: 'GET',
    path: under('late-track'),
    answers: both,
  },
  {
    what: 'takes a step for a late claim',
    method: 'POST',
    path: under('late-track'),
    options: () => ({ body: { step: 'condoned', on: '2026-01-05', seen: 0 } }),
    answers: forKavita,
  },
  {
    what: 'sets a claim aside',
    method: 'PUT',
    path: under('set-aside'),
    options: () => ({
      body: { until: null, claimVersion: 1, seen: 0, status: 'submitted', documents: 0 },
    }),
    answers: forKavita,
  },
  {
    what: 'takes a claim up again',
    method: 'DELETE',
    path: under('set-aside'),
    answers: forKavita,
  },
  { what: 'reads objections', method: 'GET', path: under('objections'), answers: both },
  {
    what: 'objects for somebody else',
    method: 'POST',
    path: under('objections'),
    options: () => ({ body: { list: 1, ground: 'amount', text: 'It is more.' } }),
    answers: { salim: 404, kavita: 403 },
  },
  {
    what: 'reads requests for a change',
    method: 'GET',
    path: under('change-requests'),
    answers: both,
  },
  {
    what: 'asks for a change for somebody else',
    method: 'POST',
    path: under('change-requests'),
    options: () => ({ body: { kind: 'other', reason: 'The name is wrong.' } }),
    answers: { salim: 404, kavita: 403 },
  },
  { what: 'reads what was asked', method: 'GET', path: under('questions'), answers: both },
  {
    what: 'asks about a claim',
    method: 'POST',
    path: under('questions'),
    options: () => ({ body: { due: inDays(7), items: [{ text: 'Why?' }] } }),
    answers: forKavita,
  },
  {
    what: 'answers what somebody else was asked',
    method: 'PATCH',
    path: ({ questionsId }) => `/api/questions/${questionsId}/items/1`,
    options: () => ({ body: { answer: 'mine' } }),
    answers: { salim: 404, kavita: 403 },
  },
  ...['accept', 'ask-again'].map((deed) => ({
    what: `judges the answer of somebody else (${deed})`,
    method: 'POST',
    path: ({ questionsId }: Scene) => `/api/questions/${questionsId}/items/1/${deed}`,
    options: () => ({ body: {} }),
    answers: forKavita,
  })),
  {
    what: 'says that they have a claim open',
    method: 'POST',
    path: under('viewers'),
    answers: forKavita,
  },
  {
    what: 'accepts a transfer',
    method: 'POST',
    path: ({ transferId }) => `/api/transfers/${transferId}/accept`,
    answers: forKavita,
  },
  {
    what: 'refuses a transfer',
    method: 'POST',
    path: ({ transferId }) => `/api/transfers/${transferId}/refuse`,
    options: () => ({ body: { reasons: 'mine' } }),
    answers: forKavita,
  },
  {
    what: 'answers a transfer to somebody else',
    method: 'POST',
    path: ({ transferId }) => `/api/transfers/${transferId}/answer`,
    options: ({ kavitaDocumentId }) => ({
      body: { agreed: true, relatedParty: false, paperId: kavitaDocumentId },
    }),
    answers: both,
  },
  {
    what: 'takes a transfer of somebody else back',
    method: 'POST',
    path: ({ transferId }) => `/api/transfers/${transferId}/take-back`,
    answers: { salim: 404, kavita: 403 },
  },
  {
    what: 'asks what became of another’s filing',
    method: 'GET',
    path: ({ submissionKey }) => `/api/claims/submissions/${submissionKey}`,
    answers: { salim: 200, kavita: 403 },
    gives: () => ({ filed: null }),
  },
  {
    what: 'walks from a claim in their hands through a colleague’s',
    method: 'GET',
    path: ({ kavitaClaimId, ravi }) =>
      `/api/claims/${kavitaClaimId}/neighbours?assignedToId=${ravi.user.id}`,
    answers: { kavita: 200 },
    gives: () => ({ previous: null, next: null }),
  },
];
