// Writes a file of claims of Form D, as csv or xlsx by the ending of its name. Each row has what the form
// requires and no more: 30,000 of them are as many bytes as a file may have.
import { writeFileSync } from 'node:fs';
import { Workbook } from 'exceljs';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';

const form = formOf('form_d');
const fields = fieldsOf(form);
const names = fields.map(({ name }) => name);
const sample = sampleValuesOf('form_d');

function valuesOf(index: number) {
  const values: Record<string, unknown> = {
    ...sample,
    fullName: `Ramesh Kumar ${index}`,
    email: `driver.${index}@example.com`,
    accountNumber: String(50_100_000_000_000 + index),
    claimAmount: `${100_000 + index}.50`,
    claimDescription: 'Salary of four months.',
    bankName: 'Gramin Bank',
  };
  return fields.map(({ name, required }) => (required ? String(values[name]) : ''));
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

async function write(path: string, count: number) {
  const rows = [names, ...Array.from({ length: count }, (_, index) => valuesOf(index))];
  if (path.endsWith('.csv')) {
    writeFileSync(path, rows.map((row) => `${row.map(quoted).join(',')}\n`).join(''));
  } else {
    const book = new Workbook();
    book.addWorksheet('Claims').addRows(rows);
    await book.xlsx.writeFile(path);
  }
}

const [path = '', count] = process.argv.slice(2);
write(path, Number(count));
