import { formOf } from '@/tests/api/documents/documents-support';
import type { Scene } from '@/tests/api/hostile/scene';
import { claimBodyOf } from '@/tests/support/data/claims';
import { pdf } from '@/tests/support/data/files';
import { type Attack, both } from './attack';

const document = (rest: string) => (of: Scene) => `/api/documents/${of.documentId}${rest}`;

/** Calls about documents, and calls that name some. */
export const attacksOnDocuments: Attack[] = [
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
  { what: 'loads a document ahead', method: 'GET', path: document('/sealed'), answers: both },
  {
    what: 'has a document unsealed',
    method: 'POST',
    path: document('/unseal'),
    options: () => ({ body: { salt: 'x'.repeat(22) } }),
    answers: both,
  },
  {
    what: 'removes a document',
    method: 'DELETE',
    path: document(''),
    answers: { salim: 404, kavita: 403 },
  },
  {
    what: 'says what a document is',
    method: 'PUT',
    path: document('/purpose'),
    options: () => ({ body: { purpose: null } }),
    answers: { salim: 404, kavita: 403 },
  },
  ...['upload', 'upload-object-storage'].flatMap((to) => [
    {
      what: `replaces a document on no claim yet (${to})`,
      method: 'POST',
      path: () => `/api/documents/${to}`,
      options: ({ looseDocumentId }: Scene) => ({
        raw: formOf(pdf(), 'x.pdf', { before: { replaces: looseDocumentId } }),
      }),
      answers: both,
    },
    {
      what: `replaces another’s document from their own claim (${to})`,
      method: 'POST',
      path: () => `/api/documents/${to}`,
      options: ({ documentId, salimClaimId }: Scene) => ({
        raw: formOf(pdf(), 'x.pdf', { before: { claimId: salimClaimId, replaces: documentId } }),
      }),
      answers: { salim: 404 },
    },
  ]),
  {
    what: 'enters a claim with another’s loose document',
    method: 'POST',
    path: () => '/api/claims/entered',
    options: ({ looseDocumentId }) => ({
      body: {
        ...claimBodyOf('form_d', { email: '', documents: [looseDocumentId] }),
        receivedOn: '2026-01-05',
        receivedBy: 'post',
        beforeCommencement: true,
        evenIfSame: true,
      },
    }),
    answers: { salim: 403, kavita: 400 },
  },
  {
    what: 'transfers their own claim by another’s document',
    method: 'POST',
    path: ({ salimClaimId }) => `/api/claims/${salimClaimId}/transfers`,
    options: ({ looseDocumentId }) => ({
      body: {
        name: 'Mallory',
        email: 'mallory@example.in',
        amount: '1.00',
        on: '2026-01-05',
        deedId: looseDocumentId,
      },
    }),
    answers: { salim: 400 },
  },
  {
    what: 'shows the agreement to a transfer by another’s document',
    method: 'POST',
    path: ({ kavitaTransferId }) => `/api/transfers/${kavitaTransferId}/answer`,
    options: ({ looseDocumentId }) => ({
      body: { agreed: true, relatedParty: false, paperId: looseDocumentId },
    }),
    answers: { kavita: 400 },
  },
  {
    what: 'withdraws their own claim by another’s document',
    method: 'POST',
    path: ({ salimClaimId }) => `/api/claims/${salimClaimId}/withdraw`,
    options: ({ looseDocumentId }) => ({
      body: { reason: 'mine', documentIds: [looseDocumentId] },
    }),
    answers: { salim: 400 },
  },
  {
    what: 'answers what they were asked by another’s document',
    method: 'PATCH',
    path: ({ salimQuestionsId }) => `/api/questions/${salimQuestionsId}/items/1`,
    options: ({ looseDocumentId }) => ({ body: { documentIds: [looseDocumentId] } }),
    answers: { salim: 400 },
  },
];
