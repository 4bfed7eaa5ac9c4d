import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import logins from '../../logins.json' with { type: 'json' };
import { formOf } from './send.mjs';

/** @typedef {import('./send.mjs').Call} Call */
/** @typedef {import('./hostile.mjs').Deed} Deed */
/** @typedef {{ send: (caller: import('./send.mjs').Caller, call: Call) => Promise<import('./send.mjs').Answer>, crowd: import('./crowd.mjs').Crowd, client: import('pg').Client }} Place */
/** @typedef {{ status: number, ms: number }} Done */
/**
 * A kind of work: what an honest person does, once, and what hostile accounts and a network of strangers do meanwhile, the worst for it first.
 * @typedef {{ name: string, who: 'claimants' | 'professionals', accounts: Deed[], network: Deed[], work: (place: Place) => Promise<Done> }} Kind
 */

const longestMs = 60_000;
const word = () => randomBytes(6).toString('hex');
/** @param {readonly string[]} all */
const any = (all) => all[randomInt(all.length)] ?? '';
const json = (
  /** @type {string} */ method,
  /** @type {string} */ path,
  /** @type {object} */ body,
) => ({ method, path, body: JSON.stringify(body) });

/**
 * Asks for something, and waits until the database says that it is made.
 * @param {Place} place
 * @param {() => Promise<import('./send.mjs').Answer>} ask
 * @param {(answer: import('./send.mjs').Answer) => [text: string, values: unknown[]]} waits rows, as long as it is not made
 */
async function made({ client }, ask, waits) {
  const since = performance.now();
  const answer = await ask();
  if (answer.status >= 300 || answer.status === 0) return answer;
  const [text, values] = waits(answer);
  while ((await client.query(text, values)).rowCount) {
    if (performance.now() - since > longestMs) return { status: 0, ms: longestMs };
    await pause(20);
  }
  return { status: answer.status, ms: performance.now() - since };
}

const queued = "SELECT FROM papers WHERE claim_id = $1 AND kind::text = $2 AND state = 'queued'";

// What holds up everything: forms of a thousand rows, read and changed, and lists.
/** @type {Deed[]} */
const heavy = ['read', 'edit', 'list'];
/** @type {Deed[]} */
const strange = [
  'read',
  'page',
  'public-search',
  'guess',
  'register',
  'public-file',
  'pdf',
  'public-page',
];

/**
 * @param {string} folder with what they send
 * @returns {Promise<Kind[]>}
 */
export async function kindsOfWork(folder) {
  const read = (/** @type {string} */ name) => readFileSync(join(folder, name));
  const pdf = await formOf({}, { field: 'file', name: 'bill.pdf', content: read('small.pdf') });
  const csv = await formOf(
    { creditorType: 'form_d' },
    { field: 'file', name: 'claims.csv', content: read('small.csv') },
  );
  const due = new Date(Date.now() + 8 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  /** @type {Kind[]} */
  const kinds = [
    {
      name: 'PDF, uploaded and checked',
      who: 'claimants',
      accounts: ['pdf', 'pdf', ...heavy],
      network: ['pdf', 'pdf', ...strange],
      work: ({ send, crowd }) =>
        send(crowd.honest, { ...pdf, path: '/api/documents/upload-object-storage' }),
    },
    {
      name: 'receipt of a changed claim',
      who: 'claimants',
      accounts: ['edit', 'file', 'edit', ...heavy],
      network: ['edit', 'file', 'public-file', ...strange],
      work: (place) => {
        const { send, crowd } = place;
        const id = any(crowd.honest.smallIds);
        const change = json('PATCH', `/api/claims/${id}`, {
          claimDescription: `Salary, ${word()}.`,
        });
        return made(
          place,
          () => send(crowd.honest, change),
          () => [queued, [id, 'acknowledgement']],
        );
      },
    },
    {
      name: 'letter of questions',
      who: 'claimants',
      accounts: ['edit', 'file', 'edit', ...heavy],
      network: ['edit', 'file', 'public-file', ...strange],
      work: (place) => {
        const { send, crowd } = place;
        const id = crowd.desk.claimIds.pop() ?? '';
        const questions = json('POST', `/api/claims/${id}/questions`, {
          due,
          items: [{ text: 'Please send the bill.' }],
        });
        return made(
          place,
          () => send(crowd.desk, questions),
          () => [queued, [id, 'questions']],
        );
      },
    },
    {
      name: 'file of ten claims, checked',
      who: 'claimants',
      accounts: ['import', 'import', ...heavy],
      network: ['import', ...strange],
      work: ({ send, crowd }) => send(crowd.honest, { ...csv, path: '/api/claims/bulk/check' }),
    },
    {
      name: 'report',
      who: 'professionals',
      accounts: ['report', 'unread', 'search', 'list'],
      network: strange,
      work: ({ send, crowd }) =>
        send(
          crowd.desk,
          json('POST', '/api/reports/export', {
            format: 'csv',
            filters: { status: 'info_required' },
          }),
        ),
    },
    {
      name: 'whole file of two claims',
      who: 'professionals',
      accounts: ['zip', 'report', 'search', 'list'],
      network: strange,
      work: (place) => {
        const { send, crowd } = place;
        const at = randomInt(100);
        const ids = crowd.desk.claimIds.slice(at, at + 2);
        return made(
          place,
          () => send(crowd.desk, json('POST', '/api/claims/files', { ids })),
          ({ body }) => [
            "SELECT FROM claim_files WHERE id = $1 AND state = 'queued'",
            [JSON.parse(String(body)).id],
          ],
        );
      },
    },
    {
      name: 'search of a professional',
      who: 'professionals',
      accounts: ['search', 'search', 'report', 'list'],
      network: ['public-search', 'public-page', ...strange],
      work: ({ send, crowd }) =>
        send(crowd.desk, {
          path: `/api/claims?search=${any(['kumar', 'lakshmi', 'sharma', 'devi'])}`,
        }),
    },
    {
      name: "claimant's list",
      who: 'claimants',
      accounts: heavy,
      network: strange,
      work: ({ send, crowd }) => send(crowd.honest, { path: '/api/claims?limit=10' }),
    },
    {
      name: 'claim of a thousand rows, read',
      who: 'claimants',
      accounts: heavy,
      network: strange,
      work: ({ send, crowd }) =>
        send(crowd.honest, { path: `/api/claims/${crowd.honest.claimId}` }),
    },
    {
      name: 'claim, changed',
      who: 'claimants',
      accounts: ['edit', 'file', ...heavy],
      network: ['edit', ...strange],
      work: ({ send, crowd }) =>
        send(
          crowd.honest,
          json('PATCH', `/api/claims/${any(crowd.honest.smallIds)}`, {
            claimDescription: `Salary, ${word()}.`,
          }),
        ),
    },
    {
      name: 'sign-in',
      who: 'claimants',
      accounts: heavy,
      network: ['guess', 'register', ...strange],
      work: ({ send, crowd: { honest } }) =>
        send(
          { from: honest.from },
          json('POST', '/api/auth/login', { email: honest.email, password: logins.password }),
        ),
    },
    {
      name: 'page of sign-in',
      who: 'claimants',
      accounts: ['own-page', 'page', ...heavy],
      network: ['page', 'page', 'public-page', ...strange],
      work: ({ send, crowd }) => send(crowd.nobody, { path: '/login' }),
    },
    {
      name: "claimant's own page",
      who: 'claimants',
      accounts: ['own-page', 'own-page', ...heavy],
      network: ['page', 'own-page', ...strange],
      work: ({ send, crowd }) => send(crowd.honest, { path: '/dashboard', cookie: true }),
    },
    {
      name: 'page of a published list',
      who: 'claimants',
      accounts: ['public-page', 'public-search', ...heavy],
      network: ['public-page', 'public-search', ...strange],
      work: ({ send, crowd }) =>
        send(crowd.nobody, { path: `/creditors/1?page=${randomInt(1, 500)}` }),
    },
    {
      name: 'part of a published list as PDF',
      who: 'claimants',
      accounts: ['public-file', 'edit', ...heavy],
      network: ['public-file', 'public-file', ...strange],
      work: ({ send, crowd }) =>
        send(crowd.nobody, {
          path: `/api/public/creditor-lists/1/download?format=pdf&part=${randomInt(1, 4)}`,
        }),
    },
    {
      name: 'look-up of a claim in it',
      who: 'claimants',
      accounts: ['look-up', ...heavy],
      network: ['look-up', 'check', ...strange],
      work: ({ send, crowd }) =>
        send(
          crowd.nobody,
          json('POST', '/api/public/creditor-lists/look-ups', {
            claimNumber: `CLM-2026-${String(randomInt(1, 100_000)).padStart(6, '0')}`,
          }),
        ),
    },
  ];
  return kinds;
}
