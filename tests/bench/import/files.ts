// Writes a file of claims of Form D: `rows` of them, as csv or xlsx by the ending of the name.
import { writeFileSync } from 'node:fs';
import { Workbook } from 'exceljs';
import { fieldsOf, formOf } from '@/lib/forms/registry';
import { sampleValuesOf } from '@/lib/forms/samples';

const form = formOf('form_d');
const names = fieldsOf(form).map(({ name }) => name);
const sample = sampleValuesOf('form_d');

function valuesOf(index: number) {
  const values = {
    ...sample,
    fullName: `Ramesh Kumar ${index}`,
    email: `driver.${index}@example.com`,
    accountNumber: String(50_100_000_000_000 + index),
    claimAmount: `${100_000 + index}.50`,
  };
  return names.map((name) => String(values[name as keyof typeof values] ?? ''));
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const [path = '', count = '0'] = process.argv.slice(2);
const rows = Array.from({ length: Number(count) }, (_, index) => valuesOf(index));
if (path.endsWith('.csv')) {
  writeFileSync(path, [names, ...rows].map((row) => `${row.map(quoted).join(',')}\n`).join(''));
} else {
  const book = new Workbook();
  book.addWorksheet('Claims').addRows([names, ...rows]);
  await book.xlsx.writeFile(path);
}
