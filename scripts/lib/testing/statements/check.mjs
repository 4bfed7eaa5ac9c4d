import pg from 'pg';
import { columnsGiven } from './columns.mjs';
import { faultsOf, isOf } from './compare.mjs';
import { recordedIn } from './recorded.mjs';
import { typedStatements } from './typed.mjs';

/** @typedef {import('./typed.mjs').TypedStatement} TypedStatement */

const sizeOf = (/** @type {TypedStatement} */ { pieces }) => pieces.join('').length;

/**
 * The statements of the code that say most of what a text says: one, but for some with the same pieces.
 * @param {string} text @param {TypedStatement[]} statements
 */
function originsOf(text, statements) {
  const fitting = statements.filter(({ pieces }) => isOf(text, pieces));
  const most = Math.max(1, ...fitting.map(sizeOf));
  return fitting.filter((one) => sizeOf(one) === most);
}

/** Where statements stand that only tests outside the gate have asked. */
const longSuiteAlone = [
  'lib/audit/verify-seals.ts',
  'lib/claims/deeds/filing/readdress.ts',
  'lib/claims/queues/quarantine/',
  'lib/claims/queues/rules/',
  'lib/creditor-lists/look-up/',
  'lib/documents/upkeep/',
  'lib/identity/accounts/leave-address.ts',
  'lib/notifications/mail/list-code/',
  'lib/notifications/mail/pace/',
  'lib/operations/backup/',
  'lib/papers/upkeep/',
];

/** Whether somebody reads its rows. */
const isRead = (/** @type {TypedStatement} */ { columns }) => Object.keys(columns).length > 0;

/**
 * What is wrong with the statements that tests had asked, by their places in the code: the database prepares each, and its columns
 * are compared with the type of its rows.
 * @param {string} folder what was recorded
 * @param {string} database the address of a migrated database
 * @param {boolean} whole whether all of the gate's tests ran: then a statement that none of them asked is a fault too
 * @returns {Promise<import('../reports.mjs').TestFailure[]>}
 */
export async function faultyStatements(folder, database, whole) {
  const { statements, loose } = typedStatements();
  const texts = recordedIn(folder);
  const client = new pg.Client(database);
  await client.connect();
  /** @type {Map<string, Set<string>>} */
  const faults = new Map(loose.map((at) => [at, new Set([noText])]));
  const blame = (/** @type {string} */ at, /** @type {string[]} */ what) => {
    if (what.length > 0) faults.set(at, new Set([...(faults.get(at) ?? []), ...what]));
  };
  /** @type {Set<TypedStatement>} */
  const asked = new Set();
  try {
    // Some statements read a table that their transaction has made.
    const tables = new Map(texts.map((text) => [/^CREATE TEMP TABLE (\w+)/.exec(text)?.[1], text]));
    tables.delete(undefined);
    for (const text of tables.values()) await client.query(text.replace('ON COMMIT DROP', ''));
    for (const text of texts) {
      const origins = originsOf(text, statements);
      for (const one of origins) asked.add(one);
      const [first] = origins;
      if (first && origins.every(isRead))
        blame(first.at, await faultsOfText(client, text, origins));
    }
  } finally {
    await client.end();
  }
  const left = (/** @type {string} */ at) => longSuiteAlone.some((place) => at.startsWith(place));
  for (const one of whole ? statements.filter(isRead) : [])
    if (!asked.has(one) && !left(one.at)) blame(one.at, [unasked]);
  return [...faults].map(([title, what]) => ({
    file: 'statements',
    title,
    message: [...what].join('\n'),
  }));
}

const unasked = 'No test has it asked.';
const noText =
  'Its rows have a type, and its text comes from elsewhere: give what makes it the type Statement<…> of these rows.';

/** @param {pg.Client} client @param {string} text @param {TypedStatement[]} origins */
async function faultsOfText(client, text, origins) {
  try {
    const given = await columnsGiven(client, text);
    const each = origins.map(({ columns }) => faultsOf(columns, given));
    return each.find((faults) => faults.length === 0) ?? each[0] ?? [];
  } catch (error) {
    return [`The database does not prepare it: ${/** @type {Error} */ (error).message}`];
  }
}
