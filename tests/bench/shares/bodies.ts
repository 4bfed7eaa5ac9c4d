// Writes into the folder that is named what honest and hostile people of `npm run bench -- shares` send.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
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

/** Of some kilobytes, which unpack to as many words about it as pdf.js reads for seconds. */
function dearPdf() {
  const words = deflateSync(`<x>${'<a b="&lt;"></a>'.repeat(400_000)}</x>`).toString('latin1');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Metadata 4 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
    `<< /Type /Metadata /Subtype /XML /Filter /FlateDecode /Length ${words.length} >>\nstream\n${words}\nendstream`,
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);
  const head = '%PDF-1.7\n';
  const place = (at: number) => String(head.length + objects.slice(0, at).join('').length);
  const table = objects.map((_, at) => `${place(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${head}${objects.join('')}xref\n0 ${size}\n0000000000 65535 f \n${table}` +
      `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${place(objects.length)}\n%%EOF\n`,
    'latin1',
  );
}

write(
  'form-e.json',
  JSON.stringify(claimBodyOf('form_e', { employeeDetails, claimAmount: '1000.00' })),
);
write('form-d.json', JSON.stringify(claimBodyOf('form_d')));
write('small.pdf', pdf());
write('dear.pdf', dearPdf());
write('small.csv', csvOf('form_d', creditors(10)));
write('large.csv', csvOf('form_d', creditors(3_000)));
