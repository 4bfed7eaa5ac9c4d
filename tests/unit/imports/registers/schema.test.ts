import { z } from 'zod/mini';
import { registerFields } from '@/lib/imports/registers/schema';

const good = {
  heads: ['Name', 'Amount'],
  columns: [{ at: 0, fact: 'name' }],
  form: [{ by: 'heading' }],
};

const taken = (mappings: unknown) =>
  z.safeParse(registerFields, {
    mappings: typeof mappings === 'string' ? mappings : JSON.stringify(mappings),
  }).success;

const withColumns = (...columns: object[]) => taken({ '': { ...good, columns } });

describe('how sheets are read is refused', () => {
  test.each<[string, boolean]>([
    ['if it is no JSON', taken('{')],
    ['if it is a list', taken([good])],
    ['with a fact that there is not', withColumns({ at: 0, fact: 'password' })],
    ['with a column before the first', withColumns({ at: -1, fact: 'name' })],
    ['with a column beyond the last', withColumns({ at: 200, fact: 'name' })],
    [
      'with two columns that are both the amount',
      withColumns({ at: 0, fact: 'claimed' }, { at: 1, fact: 'claimed' }),
    ],
    ['with a unit that is no number', withColumns({ at: 0, fact: 'claimed', rupees: '1e5' })],
    ['with a unit of nothing', withColumns({ at: 0, fact: 'claimed', rupees: '0' })],
    [
      'with a form that there is not',
      taken({ '': { ...good, form: [{ by: 'all', form: 'form_x' }] } }),
    ],
    ['with a rule that there is not', taken({ '': { ...good, form: [{ by: 'magic' }] } })],
  ])('%s', (_, isTaken) => {
    expect(isTaken).toBe(false);
  });
});

test('several columns may be one address', () => {
  expect(withColumns({ at: 0, fact: 'address' }, { at: 1, fact: 'address' })).toBe(true);
});

test('a sheet may be left out', () => {
  expect(taken({ Summary: null })).toBe(true);
});

test('nothing said reads all as guessed', () => {
  expect(z.parse(registerFields, {})).toEqual({ mappings: {} });
});

test('a sheet may be called like a property of all objects', () => {
  expect(taken({ constructor: good, toString: good })).toBe(true);
});
