import { faultsOf, isOf } from '@/scripts/lib/testing/statements/compare.mjs';

const typed = (kind: string, optional = false) => ({ kind, optional });

test('a text is known by the pieces of its statement, whatever stands between them', () => {
  const pieces = ['SELECT ', ' FROM claims WHERE id = ', '::uuid'];
  expect(isOf('SELECT id, status FROM claims WHERE id = $1::uuid', pieces)).toBe(true);
  expect(isOf('SELECT 1', ['SELECT 1'])).toBe(true);
  for (const other of [
    'SELECT id FROM papers WHERE id = $1::uuid',
    'SELECT id FROM claims WHERE id = $1::uuid LIMIT 1',
    ' SELECT id FROM claims WHERE id = $1::uuid',
    'SELECT  FROM claims WHERE id = ::uui',
  ])
    expect([other, isOf(other, pieces)]).toEqual([other, false]);
  // A piece is not found twice.
  expect(isOf('a b', ['a ', ' b'])).toBe(false);
});

test('a statement gives each column of its rows, no other, and of that type', () => {
  const row = {
    id: typed('string'),
    n: typed('number'),
    at: typed('Date'),
    rule: typed('string', true),
  };
  const given = { id: 'uuid', n: 'int4', at: 'timestamptz' };
  expect(faultsOf(row, given)).toEqual([]);
  expect(faultsOf(row, { ...given, rule: 'text' })).toEqual([]);
  expect(faultsOf(row, { id: 'uuid', n: 'int4' })).toEqual(['lacks at']);
  expect(faultsOf(row, { ...given, note: 'text' })).toEqual(['also gives note']);
});

test.each([
  ['string', ['text', 'uuid', 'enum'], ['int4', 'int8', 'numeric', 'date', 'json']],
  ['number', ['int4', 'float8'], ['int8', 'numeric', 'text']],
  ['boolean', ['bool'], ['text', 'int4']],
  ['Date', ['timestamptz', 'date'], ['text']],
  ['Uint8Array', ['bytea'], ['text']],
  ['object', ['json', 'jsonb'], ['text']],
  ['array of string', ['_text', '_uuid', 'jsonb'], ['text', '_int4']],
  ['array of object', ['json'], ['_text']],
])('%s comes from %j, and not from %j', (kind, fitting, others) => {
  const faults = (type: string) => faultsOf({ it: typed(kind) }, { it: type });
  for (const type of fitting) expect(faults(type)).toEqual([]);
  for (const type of others)
    expect(faults(type)).toEqual([`it is ${type}, and ${kind} in the code`]);
});
