import { sorts } from '@/lib/claims/records/sorts';
import { readColumns } from '@/tests/support/database/prisma-schema';

const columns = readColumns();
const mayBeEmpty = (inTable: string, name: string) =>
  columns.find(({ table, column }) => table === inTable && column === name)?.nullable;

// No comparison with NULL is true: the claims before and after such a claim would not be found, nor it from them.
test.each(Object.entries(sorts))('every claim has the %s that lists are sorted by', (_, sort) => {
  expect({
    claims: mayBeEmpty('claims', sort.column),
    search: sort.inSearch && mayBeEmpty('claim_search', sort.column),
  }).toEqual({ claims: false, search: false });
});
