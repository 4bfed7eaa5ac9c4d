import { verdictsOn } from './aims.mjs';
import { sharesSection } from './shares.mjs';

/** @typedef {import('./aims.mjs').Results} Results */
/** @typedef {import('./aims.mjs').Row} Row */
/** @typedef {import('../measuring/percentiles.mjs').Figures} Figures */

/**
 * A table in Markdown, padded so that it reads well as plain text too; all columns but the first are
 * numbers.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function table(head, rows) {
  const widths = head.map((title, at) =>
    Math.max(3, ...[title, ...rows.map((row) => row[at] ?? '')].map((cell) => cell.length)),
  );
  const line = (/** @type {string[]} */ cells) =>
    `| ${widths.map((width, at) => (at ? (cells[at] ?? '').padStart(width) : (cells[at] ?? '').padEnd(width))).join(' | ')} |`;
  const rule = `|${widths.map((width, at) => `${'-'.repeat(width + 1)}${at ? ':' : '-'}`).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const milliseconds = (/** @type {number} */ value) =>
  value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
const ratio = (/** @type {number} */ value) => (Number.isFinite(value) ? value.toFixed(2) : '–');
const whole = (/** @type {number} */ value) => (Number.isFinite(value) ? value.toFixed(0) : '–');
const both = (/** @type {Figures | undefined} */ figures) =>
  figures ? `${milliseconds(figures.p50)} / ${milliseconds(figures.p95)}` : '–';
const times = (/** @type {Figures} */ app, /** @type {Figures | undefined} */ floor) =>
  floor ? `${ratio(app.p50 / floor.p50)} / ${ratio(app.p95 / floor.p95)}` : '–';

/** @param {Row[]} rows */
const callTable = (rows) =>
  table(
    [
      'Call',
      'Connections',
      'p50 / p95 ms',
      'Requests/s',
      'Bare Node ms',
      'Bare Next ms',
      '× Node',
      '× Next',
      'Peak MB',
    ],
    rows.map(({ name, connections, app, node, next, peak }) => [
      name,
      `${connections}`,
      both(app),
      whole(app.rate),
      both(node),
      both(next),
      times(app, node),
      times(app, next),
      whole(peak),
    ]),
  );

/** @param {Results['exported']} exported */
const exportTable = (exported) =>
  table(
    ['Export as CSV', 'Seconds', 'COPY s', '× COPY', 'First byte ms', 'Memory growth MB'],
    exported.map((one) => [
      `${one.rows.toLocaleString('en')} claims`,
      (one.milliseconds / 1000).toFixed(2),
      (one.copy / 1000).toFixed(2),
      ratio(one.milliseconds / one.copy),
      whole(one.firstByte),
      whole(one.growth),
    ]),
  );

/** @param {Results['imported']} imported */
const importTable = (imported) =>
  table(
    [
      'File of claims',
      'Seconds',
      'COPY s',
      '× COPY',
      'Memory growth MB',
      "Another's list p95 / max ms",
    ],
    imported.map((one) => [
      one.name,
      (one.milliseconds / 1000).toFixed(2),
      (one.copy / 1000).toFixed(2),
      ratio(one.milliseconds / one.copy),
      whole(one.growth),
      `${whole(one.list)} / ${whole(one.slowestList)}`,
    ]),
  );

/** @param {Results['written']} written */
const writtenTable = (written) =>
  table(
    ['Call', 'At once', 'p50 ms', 'Beside it ms', '×'],
    written.map(({ name, atOnce, milliseconds: app, statements }) => [
      name,
      atOnce.toLocaleString('en'),
      milliseconds(app),
      milliseconds(statements),
      ratio(app / statements),
    ]),
  );

/** @param {import('../measuring/creditor-list.mjs').MadeList} list */
const listTable = ({ milliseconds: making, growth, files }) =>
  table(
    ['Of the list of creditors', 'Seconds', 'First byte ms', 'Size MB', 'Memory growth MB'],
    [{ name: 'making it', milliseconds: making, growth }, ...files].map((one) => [
      one.name,
      (one.milliseconds / 1000).toFixed(2),
      'firstByte' in one ? whole(one.firstByte) : '',
      'megabytes' in one ? one.megabytes.toFixed(1) : '',
      whole(one.growth),
    ]),
  );

/** @param {import('../measuring/creditor-list.mjs').MadeList} list */
const listLines = ({ rows, milliseconds: making, copy, quiet, meanwhile, changed, visited }) =>
  [
    `${rows.toLocaleString('en')} lines, made in ${ratio(making / copy)} × COPY of them (${(copy / 1000).toFixed(2)} s). The changes are those of ${changed} decisions.`,
    `A list of the desk takes ${both(quiet)} ms before, ${both(meanwhile)} ms while the next one is made.`,
    ...visited.map(
      ({ path, second }) => `\`${path}\` answers ${second.toLocaleString('en')} visitors a second.`,
    ),
  ]
    .map((line) => `- ${line}`)
    .join('\n');

/** @param {Results['growth']} growth */
const growthTable = (growth) =>
  table(
    ['Call, 1 connection', '1,000,000 claims p50 / p95 ms', '100,000 claims p50 / p95 ms', '×'],
    growth.map(({ name, full, tenth }) => [
      name,
      both(full),
      both(tenth),
      ratio(full.p50 / tenth.p50),
    ]),
  );

/** @param {Results} results */
const aims = (results) =>
  verdictsOn(results).map(({ aim, broken }) => {
    if (!broken) return `- ${aim}: **not measured**`;
    return broken.length ? `- ${aim}: **missed**, ${broken.join('; ')}` : `- ${aim}: **met**`;
  });

/**
 * The whole report.
 * @param {string[]} machine lines about what it was measured on
 * @param {Results} results
 * @param {string[]} absent calls that there are not
 */
export function report(machine, results, absent) {
  const parts = [
    '# How fast the portal is',
    'Written by `npm run bench`. The built portal in one process over HTTP, beside the same SQL statements with the same values behind a bare Node server and behind a bare Next route handler, all measured in turns. Ratios tell more than times: the machine is not quiet.',
    machine.map((line) => `- ${line}`).join('\n'),
    '## Aims',
    aims(results).join('\n'),
    '## Calls',
    "The floors of `sign-in` are the key derivation alone. Peak is the memory of the portal's process.",
    callTable(results.rows),
  ];
  if (results.exported.length) parts.push('## Exports', exportTable(results.exported));
  if (results.imported.length) parts.push('## Imports', importTable(results.imported));
  if (results.written.length)
    parts.push(
      '## Calls that write',
      'Beside them are their own statements alone; beside filing a claim, what it takes without the statement that queues its papers.',
      writtenTable(results.written),
    );
  for (const list of results.lists)
    parts.push('## Lists of creditors', listLines(list), listTable(list));
  if (results.shares.length) parts.push(sharesSection(results.shares, table));
  if (results.growth.length) parts.push('## Ten times the rows', growthTable(results.growth));
  if (absent.length) parts.push(`Not there yet: ${absent.join(', ')}.`);
  return `${parts.join('\n\n')}\n`;
}
