// Writes into the folder that is named what honest and hostile people of `npm run bench -- shares` send.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formOf, tableOf } from '@/lib/forms/definitions/registry';
import { claimBodyOf } from '@/tests/support/data/claims';
import { creditors, csvOf } from '@/tests/support/data/claims-file';
import { pdf } from '@/tests/support/data/files';

const [folder = ''] = process.argv.slice(2);
const write = (name: string, content: string | Buffer) =>
  writeFileSync(join(folder, name), content);

/** A claim of nearly a megabyte. */
const employeeDetails = Array.from(
  { length: tableOf(formOf('form_e'))?.maxRows ?? 0 },
  (_, at) => ({
    serialNo: `${at + 1}`,
    employeeName: 'Asha Devi '.repeat(20).trim(),
    identificationNumber: `EMP-${String(at).padStart(6, '0')}-${'7'.repeat(30)}`,
    totalAmountDue: '1.00',
    periodDue: 'January to March, and what came after it '.repeat(12).slice(0, 190).trim(),
  }),
);

/** Opens, but without a table of its objects each of these may be one, and pdf.js reads them one by one. */
function dearPdf(bytes: number) {
  const [head = '', ...rest] = pdf()
    .toString('latin1')
    .split(/(?=xref\n0 4)/);
  const objects = Array.from(
    { length: Math.floor(bytes / 40) },
    (_, at) => `${at + 10} 0 obj\n<< /Type /XRef >>\nendobj\n`,
  );
  const trailer = rest
    .join('')
    .slice(rest.join('').indexOf('trailer'))
    .replace(/startxref\n\d+/, 'startxref\n1');
  return Buffer.from(`${head}${objects.join('')}${trailer}`, 'latin1');
}

write(
  'form-e.json',
  JSON.stringify(claimBodyOf('form_e', { employeeDetails, claimAmount: '1000.00' })),
);
write('form-d.json', JSON.stringify(claimBodyOf('form_d')));
write('small.pdf', pdf());
write('dear.pdf', dearPdf(688_000));
write('small.csv', csvOf('form_d', creditors(10)));
write('large.csv', csvOf('form_d', creditors(3_000)));
