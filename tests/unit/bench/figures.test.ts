import { figuresOf, percentile } from '@/tests/bench/lib/measuring/percentiles.mjs';
import { type Results, verdictsOn } from '@/tests/bench/lib/report/aims.mjs';
import { report, table } from '@/tests/bench/lib/report/report.mjs';
import { sharesSection, withShares } from '@/tests/bench/lib/report/shares.mjs';

const figures = (p50: number, p95: number) => ({ p50, p95, rate: 100, failures: 0, count: 50 });
const row = (name: string, kind: string, app: number, next: number) => ({
  name,
  kind,
  connections: 16,
  app: figures(app, app * 2),
  node: figures(next / 2, next),
  next: figures(next, next * 2),
  peak: 120,
});
const nothing: Results = {
  rows: [],
  growth: [],
  exported: [],
  imported: [],
  written: [],
  lists: [],
  shares: [],
  wholeReads: [],
};
const verdictOn = (aim: RegExp, results: Partial<Results>) =>
  verdictsOn({ ...nothing, ...results }).find((verdict) => aim.test(verdict.aim))?.broken;

test('a count that takes more than 1.5 × the framework at p50 misses its aim', () => {
  const aim = /^A count takes/;
  expect(verdictOn(aim, { rows: [row('statistics', 'counts', 15, 10)] })).toEqual([]);
  expect(verdictOn(aim, { rows: [row('statistics', 'counts', 16, 10)] })).toEqual([
    'statistics (16) 1.60 × at p50',
  ]);
  expect(verdictOn(aim, { rows: [row('list', 'list', 16, 10)] })).toBeUndefined();
});

test('a percentile is the smallest value that the given share of values does not exceed', () => {
  const numbers = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(numbers, 0.5)).toBe(50);
  expect(percentile(numbers, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

test('figures of several samples are computed over all their values together', () => {
  const samples = [
    { latencies: [1, 9], seconds: 1, failures: 1 },
    { latencies: [2, 3], seconds: 1, failures: 0 },
  ];
  expect(figuresOf(samples)).toEqual({ p50: 2, p95: 9, rate: 2, failures: 1, count: 4 });
});

test('a call slower than the framework allows is named with its load and its ratio', () => {
  const rows = [row('list', 'list', 14, 10), row('claim', 'claim', 16, 10)];
  const broken = verdictOn(/at most 1.5/, { rows });
  expect(broken).toEqual(['claim (16) 1.60 × at p50', 'claim (16) 1.60 × at p95']);
});

test('a call of which no answer was right is named, not passed over', () => {
  const rows = [row('list', 'list', Number.NaN, 10)];
  expect(verdictOn(/at most 1.5/, { rows })).toHaveLength(2);
  const growth = [{ name: 'unread', full: figures(Number.NaN, 1), tenth: figures(1, 1) }];
  expect(verdictOn(/ten times the rows/, { growth })).toHaveLength(1);
});

test('a deep page of a list is compared with the first page under the same load', () => {
  const rows = [row('list', 'list', 4, 4), row('list-page-5000', 'list', 9, 9)];
  expect(verdictOn(/^Page 5,000/, { rows })).toHaveLength(2);
});

test('an export is judged by its time, its first byte and its memory', () => {
  const exported = [{ rows: 100_000, milliseconds: 500, copy: 100, firstByte: 20, growth: 65 }];
  expect(verdictOn(/COPY/, { exported })).toEqual(['100,000 rows 5.00 ×']);
  expect(verdictOn(/first byte/, { exported })).toEqual([]);
  expect(verdictOn(/64 MB/, { exported })).toEqual(['100,000 rows 65 MB']);
});

test('an export whose memory could not be measured counts as broken', () => {
  const exported = [{ rows: 1, milliseconds: 1, copy: 1, firstByte: 1, growth: Number.NaN }];
  expect(verdictOn(/64 MB/, { exported })).toHaveLength(1);
});

test('a list of creditors is judged by its time, its memory, the desk meanwhile and its visitors', () => {
  const file = { name: 'xlsx', milliseconds: 900, firstByte: 20, megabytes: 1, growth: 151 };
  const list = {
    rows: 1000,
    milliseconds: 500,
    copy: 100,
    growth: 20,
    quiet: figures(10, 20),
    meanwhile: figures(16, 90),
    files: [file],
    changed: 500,
    visited: [{ path: '/creditors', second: 999, failures: 0 }],
  };
  const lists = [list];
  expect(verdictOn(/^Making a list/, { lists })).toEqual(['5.00 ×']);
  expect(verdictOn(/^A list, and/, { lists })).toEqual(['xlsx 151 MB']);
  expect(verdictOn(/^The desk is not slower/, { lists })).toEqual(['desk 1.60 × at p50']);
  expect(verdictOn(/^One process/, { lists })).toEqual(['/creditors 999, 0 failed']);
  expect(report([], { ...nothing, lists }, [])).toContain('made in 5.00 × COPY');
});

test('a promise that was not measured is reported as not measured', () => {
  const text = report([], nothing, ['overview']);
  expect(text).toContain('- An export takes at most 4 × COPY of the same rows: **not measured**');
  expect(text).toContain('Not there yet: overview.');
});

test('each column of a printed table is as wide as its widest cell', () => {
  expect(table(['Call', 'ms'], [['list', '12.5']])).toBe(
    ['| Call |   ms |', '|------|-----:|', '| list | 12.5 |'].join('\n'),
  );
});

test('a kind of work that waits too long beside others, or is refused, is named with how long', () => {
  const waited = (p95: number, refused = 0) => ({ p50: 1, p95, count: 9, refused });
  const aim = /^An honest person/;
  const share = (one: number, eight: number, network: number, refused = 0) => ({
    name: 'sign-in',
    waited: {
      alone: waited(10),
      one: waited(one),
      eight: waited(eight, refused),
      network: waited(network),
    },
  });
  expect(verdictOn(aim, { shares: [share(30, 20, 10)] })).toEqual([]);
  expect(verdictOn(aim, { shares: [share(10, 20, 31, 2)] })).toEqual([
    'sign-in 2 times refused beside eight accounts',
    'sign-in 3.1 × beside one network',
  ]);
  // Nothing was done in time.
  expect(verdictOn(aim, { shares: [share(10, 20, Number.NaN)] })).toHaveLength(1);
});

test('what shares were measured takes the place of that part of the report alone', () => {
  const section = sharesSection([], table);
  const text = '# How fast\n\n## Calls\n\nA table.\n\n## Ten times the rows\n\nAnother.\n';
  const once = withShares(text, section);
  expect(once).toBe(`${text}\n${section}\n`);
  const between = `# How fast\n\n${section}\n\n## Ten times the rows\n\nAnother.\n`;
  for (const one of [once, between]) expect(withShares(one, section)).toBe(one);
});
