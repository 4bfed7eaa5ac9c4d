import { compactStatements } from '@/lib/claims/queues/lists/compact-counts';
import { readColumns } from '@/tests/support/database/prisma-schema';

test.each(compactStatements)(
  'compacting $table keeps each of its columns',
  ({ table, statement }) => {
    const kept = new RegExp(`INSERT INTO ${table} \\(([^)]*)\\)`).exec(statement)?.[1] ?? '';
    const columns = readColumns().filter((one) => one.table === table && one.column !== 'id');
    expect(kept.split(/[\s,]+/).sort()).toEqual(columns.map(({ column }) => column).sort());
  },
);
