import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formOf } from './send.mjs';

/** @typedef {import('./send.mjs').Call} Call */
/** @typedef {import('./send.mjs').Caller & { claimId?: string, claimIds?: string[] }} Hostile `claimId` is of their claim of a thousand rows, `claimIds` of those that a professional sees */

/** What takes most of the portal, each as dear as the portal lets it be. */
/** @typedef {'pdf' | 'import' | 'read' | 'edit' | 'file' | 'list' | 'search' | 'report' | 'unread' | 'zip' | 'guess' | 'register' | 'page' | 'own-page' | 'public-page' | 'public-search' | 'public-file' | 'check' | 'look-up'} Deed */

const word = () => randomBytes(9).toString('base64url');

/**
 * Their calls, by what they do.
 * @param {string} folder with what they send
 * @returns {Promise<Record<Deed, (one: Hostile) => Call>>}
 */
export async function deedsIn(folder) {
  const read = (/** @type {string} */ name) => readFileSync(join(folder, name));
  const pdf = await formOf({}, { field: 'file', name: 'bill.pdf', content: read('dear.pdf') });
  const csv = await formOf(
    { creditorType: 'form_d' },
    { field: 'file', name: 'claims.csv', content: read('large.csv') },
  );
  const form = read('form-e.json');
  const json = (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object} */ body,
  ) => ({ method, path, body: JSON.stringify(body) });
  const some = (/** @type {string[]} */ claimIds, /** @type {number} */ most) => {
    const from = randomInt(Math.max(1, claimIds.length - most));
    return claimIds.slice(from, from + most);
  };
  return {
    pdf: () => ({ ...pdf, path: '/api/documents/upload-object-storage' }),
    import: () => ({ ...csv, path: '/api/claims/bulk/check' }),
    read: ({ claimId }) => ({ path: `/api/claims/${claimId}` }),
    edit: ({ claimId }) =>
      json('PATCH', `/api/claims/${claimId}`, { claimData: { affiliatedTo: word() } }),
    file: () => ({ method: 'POST', path: '/api/claims', body: form }),
    list: () => ({ path: `/api/claims?limit=100&page=${randomInt(1, 50)}` }),
    search: () => ({
      path: `/api/claims?limit=100&search=${'aeikmnrs'[randomInt(8)]}${'aeiou'[randomInt(5)]}`,
    }),
    report: () => json('POST', '/api/reports/export', { format: 'xlsx', filters: {} }),
    unread: () => ({
      ...json('POST', '/api/reports/export', { format: 'csv', filters: {} }),
      unread: true,
    }),
    zip: ({ claimIds = [] }) => json('POST', '/api/claims/files', { ids: some(claimIds, 500) }),
    guess: () =>
      json('POST', '/api/auth/login', {
        email: `${word()}@example.in`,
        password: 'Not-the-password-1',
      }),
    register: () =>
      json('POST', '/api/auth/register', {
        email: `${word().toLowerCase()}@example.in`,
        password: `${word()}-Aa1`,
        firstName: 'Asha',
        lastName: 'Devi',
        phone: '9810012010',
        role: 'claimant',
      }),
    page: () => ({ path: `/login?next=/${word()}` }),
    'own-page': () => ({ path: '/dashboard', cookie: true }),
    'public-page': () => ({ path: `/creditors/1?page=${randomInt(1, 100_000)}` }),
    'public-search': () => ({
      path: `/api/public/creditor-lists/1/rows?limit=100&search=${'aeikmnrs'[randomInt(8)]}`,
    }),
    'public-file': () => ({
      path: `/api/public/creditor-lists/1/download?format=pdf&part=${randomInt(1, 20)}`,
    }),
    check: () => ({ path: `/api/papers/check/${word()}${word()}` }),
    'look-up': () =>
      json('POST', '/api/public/creditor-lists/look-ups', {
        claimNumber: `CLM-2026-${String(randomInt(1, 100_000)).padStart(6, '0')}`,
      }),
  };
}
