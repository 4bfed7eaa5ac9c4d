import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../paths.mjs';

/** @typedef {'unit' | 'api' | 'faults' | 'attacks' | 'parts' | 'e2e'} FolderKind a folder of `tests/` */

/** What a test's name ends with; `.tsx` where it opens part of a page. */
const ending = /\.(test|spec)\.tsx?$/;

/** The tag of a journey that is left to `npm run test:all`, though its file stands in the gate. */
export const longTag = '@long';

/**
 * What of each kind stands in the gate. Left to `npm run test:all` is what kills, waits, or takes long for the little that it alone sees:
 * run it before a change to what it guards.
 * @type {Partial<Record<FolderKind, { allBut?: string[], only?: string[] }>>}
 */
const gate = {
  api: {
    allBut: [
      'auth/passkeys/passkeys',
      'auth/second-factor-tools',
      'case/rules',
      'claims/bulk-upload/call',
      'claims/bulk-upload/invited',
      'claims/bulk-upload/others',
      'claims/bulk-upload/ten-thousand',
      'claims/corrected',
      'claims/delay-reason',
      'claims/flagged',
      'claims/former-key',
      'claims/identifiers-rotated',
      'claims/pages',
      'claims/whole-files',
      'commands/backup',
      'commands/restore-compared',
      'commands/sql',
      'commands/trial-data',
      'creditor-lists/at-random',
      'creditor-lists/changes-files',
      'database/plans',
      'database/roles',
      'determinations/a-thousand',
      'documents/document-commands',
      'mail/mail-queue',
      'notifications/closed-accounts',
      'papers/hostile',
      'papers/letters',
      'quarantines/quarantines',
      'questions/letters',
      'questions/reminders',
    ],
  },
  attacks: {
    only: [
      'addresses',
      'administrators',
      'backup',
      'database-role',
      'imports-held',
      'honest-people',
      'junk',
      'left-alone',
      'pool-held',
      'reading',
      'shared-address',
      'sign-in',
      'storage',
      'suspended',
      'switched-off',
    ],
  },
  e2e: {
    only: [
      'accessibility',
      'account/accounts',
      'claimant/a-claim-end-to-end',
      'claimant/claim-detail',
      'claimant/dashboard',
      'claimant/dates',
      'claimant/wizard-documents',
      'claimant/wizard-submit',
      'content-policy',
      'conversation',
      'documents',
      'professional/claim-detail',
      'professional/creditors',
      'professional/dashboard',
      'professional/verify/desk',
      'questions',
      'two-tabs',
    ],
  },
};

/**
 * The test files of a kind, as paths from the project's folder.
 * @param {FolderKind} kind
 */
export function testFilesOf(kind) {
  const folder = join(root, 'tests', kind);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => ending.test(name))
    .map((name) => `tests/${kind}/${name}`)
    .sort();
}

/**
 * The files of a kind that stand in the gate; all, of a kind that has no part in it. Throws when one that is named here is not there.
 * @param {FolderKind} kind
 */
export function gateFilesOf(kind) {
  const all = testFilesOf(kind);
  const { allBut = [], only } = gate[kind] ?? {};
  const named = [...allBut, ...(only ?? [])].map((name) => {
    const file = all.find((one) => one.replace(ending, '') === `tests/${kind}/${name}`);
    if (!file) throw new Error(`The gate names tests/${kind}/${name}, which is not there.`);
    return file;
  });
  return only ? named : all.filter((file) => !named.includes(file));
}
