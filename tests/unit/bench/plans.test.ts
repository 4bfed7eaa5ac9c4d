import { readWhole } from '@/tests/bench/lib/database/plans.mjs';

const scan = { 'Node Type': 'Seq Scan', 'Relation Name': 'claims' };
const walk = { 'Node Type': 'Index Scan', 'Relation Name': 'claims' };

test('a table read row by row is read whole, also below a limit', () => {
  expect(readWhole({ 'Node Type': 'Limit', Plans: [scan] })).toEqual(['claims']);
});

test('small tables may be read whole', () => {
  expect(readWhole({ ...scan, 'Relation Name': 'case_settings' })).toEqual([]);
});

test('an index walked until a limit is reached is not read whole', () => {
  expect(readWhole({ 'Node Type': 'Limit', Plans: [walk] })).toEqual([]);
});

test('an index walked for a count or a sort is read whole, whatever limit is above', () => {
  const sort = { 'Node Type': 'Sort', Plans: [walk] };
  expect(readWhole({ 'Node Type': 'Limit', Plans: [sort] })).toEqual(['claims']);
  expect(readWhole({ 'Node Type': 'Aggregate', Plans: [walk] })).toEqual(['claims']);
});

test('an index looked up by a value is not read whole', () => {
  expect(readWhole({ ...walk, 'Index Cond': '(id = 1)' })).toEqual([]);
});
