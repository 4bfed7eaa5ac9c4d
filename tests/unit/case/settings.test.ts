import { caseFields } from '@/lib/case/fields';
import { caseSettings } from '@/lib/case/settings';
import { listSettings } from '@/lib/creditor-lists/list-settings';
import { readColumns } from '@/tests/support/database/prisma-schema';

const inTable = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test('each column of the case is a fact, a setting, a setting of lists, or says who changed it last', () => {
  const named = [
    ...Object.keys(caseFields),
    ...Object.keys(caseSettings),
    ...Object.values(listSettings).map(({ column }) => column),
  ];
  const columns = readColumns()
    .filter(({ table }) => table === 'case_settings')
    .map(({ column }) => column);
  expect(columns.sort()).toEqual([...named.map(inTable), 'id', 'changed_by', 'changed_at'].sort());
});
