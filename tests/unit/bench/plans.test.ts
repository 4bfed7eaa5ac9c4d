import { readWhole } from '@/tests/bench/lib/database/plans.mjs';

const scan = { 'Node Type': 'Seq Scan', 'Relation Name': 'claims' };
const walk = { 'Node Type': 'Index Scan', 'Relation Name': 'claims' };

test('a sequential scan counts as reading the whole table, even below a limit', () => {
  expect(readWhole({ 'Node Type': 'Limit', Plans: [scan] })).toEqual(['claims']);
});

test('a small table may be read whole', () => {
  expect(readWhole({ ...scan, 'Relation Name': 'case_settings' })).toEqual([]);
});

test('an index scan that a limit ends does not count as reading the whole table', () => {
  expect(readWhole({ 'Node Type': 'Limit', Plans: [walk] })).toEqual([]);
});

test('an index scan for a count or a sort counts as reading the whole table, whatever limit is above', () => {
  const sort = { 'Node Type': 'Sort', Plans: [walk] };
  expect(readWhole({ 'Node Type': 'Limit', Plans: [sort] })).toEqual(['claims']);
  expect(readWhole({ 'Node Type': 'Aggregate', Plans: [walk] })).toEqual(['claims']);
});

test('an index scan for one value does not count as reading the whole table', () => {
  expect(readWhole({ ...walk, 'Index Cond': '(id = 1)' })).toEqual([]);
});
