import { tableOf } from '@/lib/forms/definitions/registry';
import { isSerial } from '@/lib/forms/definitions/rows';
import { labelOf } from '@/lib/forms/labels';
import { columnsOfTable, namingColumn, ordersOf } from '@/lib/forms/table-heads';
import { languages } from '@/lib/i18n/language';
import { forms, words } from './every';

const tables = forms.flatMap((form) => {
  const table = tableOf(form);
  return table ? [{ form, table, name: table.name }] : [];
});

describe.each(tables)('the columns of $name', ({ form, table }) => {
  const names = table.columns.map(({ name }) => name);
  const filled = table.columns.filter((column) => !isSerial(column)).map(({ name }) => name);

  test.each(languages)('are found by their own names in %s, in any order', (language) => {
    const label = (name: string) => labelOf(words[language], form, name);
    const turned = names.toReversed();
    expect(columnsOfTable(turned.map(label), table, label)).toEqual(turned);
  });

  test('stand in orders that begin with the column that names a row and include the amount', () => {
    const orders = ordersOf(table);
    expect(orders.at(-1)?.toSorted()).toEqual(filled.toSorted());
    for (const order of orders) {
      expect(filled).toEqual(expect.arrayContaining([...order]));
      expect(order).toContain(table.addUp[0]);
      expect(order[0]).toBe(namingColumn(table));
    }
  });
});

const own = (name: string) => name;

test.each<[string, (string | undefined)[] | null]>([
  [
    'Name,UAN,Amount,Months',
    ['employeeName', 'identificationNumber', 'totalAmountDue', 'periodDue'],
  ],
  ['क्र.,नाम,बकाया', ['serialNo', 'employeeName', 'totalAmountDue']],
  // What stands there by its own name is taken by no other.
  ['Wages,totalAmountDue,Name', [undefined, 'totalAmountDue', 'employeeName']],
  ['Name,,Branch', null],
  ['Amount,Amount', null],
  ['बिल नंबर,तारीख,बाकी', null],
])('a list of people headed %s has the columns %p', (heads, columns) => {
  const employees = tables.find(({ name }) => name === 'employeeDetails')?.table;
  expect(employees && columnsOfTable(heads.split(','), employees, own)).toEqual(columns);
});
