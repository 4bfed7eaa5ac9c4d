import { caseSettings } from '@/lib/case/settings';
import { listSettings } from '@/lib/creditor-lists/list-settings';
import { database, rows } from '@/tests/support/database/database';
import { type Column, readColumns, readEnums } from '@/tests/support/database/prisma-schema';

afterAll(() => database.end());

const byPlace = (a: Column, b: Column) =>
  `${a.table}.${a.column}` < `${b.table}.${b.column}` ? -1 : 1;

test('the migrated database has exactly the columns of schema.prisma', async () => {
  const found = await rows<Column>(`
    SELECT relname AS "table", attname AS "column", format_type(atttypid, atttypmod) AS type,
           NOT attnotnull AS nullable, atthasdef AS "hasDefault"
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
      AND attnum > 0 AND NOT attisdropped AND relname NOT LIKE '\\_%'`);
  expect(found.sort(byPlace)).toEqual(readColumns().sort(byPlace));
});

test('the migrated database has exactly the enums of schema.prisma, with their values in order', async () => {
  const found = await rows(`
    SELECT typname AS name, enumlabel AS value
    FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid
    ORDER BY typname COLLATE "C", enumsortorder`);
  const inOrder = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  const expected = readEnums().map((one, index) => ({ ...one, index }));
  expected.sort((a, b) => (a.name === b.name ? a.index - b.index : inOrder(a, b)));
  expect(found).toEqual(expected.map(({ name, value }) => ({ name, value })));
});

test('a setting that nobody changed has the same value in a new row of the case as in the code', async () => {
  const column = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const first = [
    ...Object.entries(caseSettings).map(([name, setting]) => [column(name), setting.first]),
    ...Object.values(listSettings).map((setting) => [column(setting.column), setting.first]),
  ];
  const found = await rows<{ name: string; given: string }>(
    `SELECT attname AS name, pg_get_expr(adbin, adrelid) AS given FROM pg_attrdef
     JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum WHERE adrelid = 'case_settings'::regclass AND attname <> 'id'`,
  );
  const given = found.map(({ name, given: value }) => [
    name,
    value.replace(/^'(.*)'::text$/, '$1'),
  ]);
  expect(Object.fromEntries(given)).toEqual(
    Object.fromEntries(first.map(([name, value]) => [name, String(value)])),
  );
});
