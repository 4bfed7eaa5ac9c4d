import { sharesMissed } from './shares.mjs';

/** @typedef {import('../measuring/percentiles.mjs').Figures} Figures */
/** @typedef {import('../measuring/export.mjs').Exported} Exported */
/** @typedef {import('../measuring/import.mjs').Imported} Imported */
/** @typedef {import('../measuring/determine.mjs').Written} Written */
/** @typedef {import('../measuring/creditor-list.mjs').MadeList} MadeList */
/** @typedef {{ name: string, kind: string, connections: number, app: Figures, node: Figures, next?: Figures, peak: number }} Row */
/** @typedef {{ name: string, full: Figures, tenth: Figures }} Growth */
/** @typedef {{ rows: Row[], growth: Growth[], exported: Exported[], imported: Imported[], written: Written[], lists: MadeList[], shares: import('../measuring/shares.mjs').Share[], wholeReads: string[] }} Results */
/** @typedef {{ aim: string, broken: string[] | undefined }} Verdict undefined when it was not measured */

/** @type {('p50' | 'p95')[]} */
const marks = ['p50', 'p95'];
const times = (/** @type {number} */ ratio) => `${ratio.toFixed(2)} ×`;

/**
 * The figures that are more than so many times those beside them.
 * @param {string} what
 * @param {Figures} figures
 * @param {Figures | undefined} beside
 * @param {number} max
 */
const above = (what, figures, beside, max) =>
  marks.flatMap((mark) => {
    const ratio = figures[mark] / (beside?.[mark] ?? Number.NaN);
    return ratio <= max ? [] : [`${what} ${times(ratio)} at ${mark}`];
  });

/** @param {Row} row */
const named = ({ name, connections }) => `${name} (${connections})`;

/** @param {Results} results */
function speed({ rows }) {
  const reads = rows.filter(({ next, kind }) => next && kind !== 'sign-in');
  const main = reads.filter(({ kind }) => ['list', 'search', 'claim', 'desk'].includes(kind));
  const counts = reads.filter(({ kind }) => kind === 'counts');
  const signIns = rows.filter(({ kind }) => kind === 'sign-in');
  const deep = rows.filter(({ name }) => name === 'list-page-5000');
  const first = (/** @type {Row} */ row) =>
    rows.find(({ name, connections }) => name === 'list' && connections === row.connections)?.app;
  return [
    verdict(
      'List, search, desk and single claim take at most 1.5 × the framework alone',
      main,
      (row) => above(named(row), row.app, row.next, 1.5),
    ),
    verdict('A count takes at most 1.5 × the framework alone at p50', counts, (row) =>
      above(named(row), row.app, row.next, 1.5).filter((line) => line.endsWith('p50')),
    ),
    verdict('No call takes more than 3 × the framework alone', reads, (row) =>
      above(named(row), row.app, row.next, 3),
    ),
    verdict('Page 5,000 takes at most 2 × page 1', deep, (row) =>
      above(named(row), row.app, first(row), 2),
    ),
    verdict('Sign-in takes at most 1.15 × its key derivation', signIns, (row) =>
      above(named(row), row.app, row.node, 1.15),
    ),
    verdict('Every answer is the right one', rows, (row) =>
      row.app.failures ? [`${named(row)} ${row.app.failures} failed`] : [],
    ),
  ];
}

/** @param {Results} results */
function exports({ exported }) {
  const of = (/** @type {Exported} */ { rows }) => `${rows.toLocaleString('en')} rows`;
  return [
    verdict('An export takes at most 4 × COPY of the same rows', exported, (one) => {
      const ratio = one.milliseconds / one.copy;
      return ratio > 4 ? [`${of(one)} ${times(ratio)}`] : [];
    }),
    verdict('The first byte of an export comes within 100 ms', exported, (one) =>
      one.firstByte > 100 ? [`${of(one)} ${one.firstByte.toFixed(0)} ms`] : [],
    ),
    verdict('An export takes at most 64 MB of memory, however many rows', exported, (one) =>
      one.growth <= 64 ? [] : [`${of(one)} ${one.growth.toFixed(0)} MB`],
    ),
  ];
}

/** @param {Results} results */
function imports({ imported }) {
  return [
    verdict('Filing a file of claims takes at most 4 × COPY of the same rows', imported, (one) => {
      const ratio = one.milliseconds / one.copy;
      return ratio > 4 ? [`${one.name} ${times(ratio)}`] : [];
    }),
    verdict('Filing a file of claims takes at most 150 MB of memory', imported, (one) =>
      one.growth <= 150 ? [] : [`${one.name} ${one.growth.toFixed(0)} MB`],
    ),
  ];
}

/** @param {Results} results */
function lists({ lists: made }) {
  return [
    verdict('Making a list of creditors takes at most 4 × COPY of its lines', made, (list) => {
      const ratio = list.milliseconds / list.copy;
      return ratio <= 4 ? [] : [times(ratio)];
    }),
    verdict('A list, and each of its files, takes at most 150 MB of memory', made, (list) =>
      [{ name: 'making it', growth: list.growth }, ...list.files].flatMap(({ name, growth }) =>
        growth <= 150 ? [] : [`${name} ${growth.toFixed(0)} MB`],
      ),
    ),
    verdict(
      'The desk is not slower while a list is made (a half is left for noise)',
      made,
      (list) =>
        above('desk', list.meanwhile, list.quiet, 1.5).filter((line) => line.endsWith('p50')),
    ),
    verdict('One process answers 1,000 visitors of a published list a second', made, (list) =>
      list.visited.flatMap(({ path, second, failures }) =>
        second >= 1000 && failures === 0 ? [] : [`${path} ${second}, ${failures} failed`],
      ),
    ),
  ];
}

/**
 * @template T
 * @param {string} aim
 * @param {T[]} measured
 * @param {(one: T) => string[]} broken
 * @returns {Verdict}
 */
const verdict = (aim, measured, broken) => ({
  aim,
  broken: measured.length ? measured.flatMap(broken) : undefined,
});

/**
 * Whether each aim was met, and where not.
 * @param {Results} results
 * @returns {Verdict[]}
 */
export const verdictsOn = (results) => [
  ...speed(results),
  ...exports(results),
  ...imports(results),
  verdict(
    'Saving a determination takes at most 2 × its statements, confirming 1,000 at once at most 3 ×, filing a claim at most 1.25 × itself without papers',
    results.written,
    ({ name, milliseconds, statements, most }) =>
      milliseconds > most * statements ? [`${name} ${times(milliseconds / statements)}`] : [],
  ),
  ...lists(results),
  verdict(
    'Statistics and counts are not slower with ten times the rows (a quarter is left for noise)',
    results.growth,
    ({ name, full, tenth }) => {
      const ratio = full.p50 / tenth.p50;
      return ratio <= 1.25 ? [] : [`${name} ${times(ratio)}`];
    },
  ),
  verdict(
    'An honest person waits at most 3 × as long, and is never refused, whatever others do',
    results.shares,
    sharesMissed,
  ),
  { aim: 'No hot statement reads a large table whole', broken: results.wholeReads },
];
