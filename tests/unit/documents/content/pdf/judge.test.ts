import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PdfVerdict } from '@/lib/documents/content/pdf/judge';
import { pdfOf } from '@/prisma/demo/pdf';
import { pdf } from '@/tests/support/data/files';
import {
  filledField,
  filledForm,
  lockedPaper,
  paper,
  photocopy,
  portfolio,
  scan,
  xfaForm,
} from '@/tests/support/data/papers';

const whole = paper(['One', 'Two']);
const text = (value: string) => Buffer.from(value, 'latin1');
const after = (bytes: Buffer, more: string) => Buffer.concat([bytes, text(more)]);
const replaced = (from: string | RegExp, to: string) =>
  text(whole.toString('latin1').replace(from, to));
/** A change appended after the end, as programs that sign or fill in a PDF add it. */
const change = `9 0 obj\n<< /Note (a) >>\nendobj\nxref\n9 1\n${String(whole.length).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 10 /Root 1 0 R /Prev ${whole.lastIndexOf('xref\n0')} >>\nstartxref\n${whole.length + 36}\n%%EOF\n`;
const front = '%PDF-1.4\n7 0 obj\n<< /Linearized 1 /L 99999 /N 2 >>\nendobj\n';

const samples: [string, Buffer, PdfVerdict][] = [
  ['of two pages', whole, 'opens'],
  ['of the demonstration', pdfOf(['Bill']), 'opens'],
  ['of the tests', pdf(), 'opens'],
  ['of the tests, large', pdf(1_000_000), 'opens'],
  ['from a scanner', scan(), 'opens'],
  ['from a copier', photocopy(), 'opens'],
  ['that opens without a password, and may not be printed', lockedPaper(''), 'opens'],
  ['behind a line of a mail', Buffer.concat([text('Content-Type: x\r\n\r\n'), whole]), 'opens'],
  ['with a page of a server behind it', after(whole, '\0\0<!-- in 0.1 s -->\n'), 'opens'],
  ['with a change at its end', after(whole, change), 'opens'],
  ['without its last word', whole.subarray(0, -7), 'opens'],
  ['that says wrongly where its objects are', replaced(/startxref\n\d+/, 'startxref\n7'), 'opens'],
  ['that does not say where its objects are', replaced('startxref', 'startx'), 'opens'],
  ['with a password', lockedPaper(), 'locked'],
  ['for programs that sell books', paper(['A'], '/Encrypt << /Filter /Shop >>'), 'locked'],
  ['cut in a page', whole.subarray(0, 500), 'broken'],
  ['cut in its table', whole.subarray(0, whole.lastIndexOf('xref\n0') + 20), 'broken'],
  ['cut in a change', after(whole, change.slice(0, 30)), 'broken'],
  [
    'that is shorter than it says',
    Buffer.concat([text(front), replaced('startxref', '')]),
    'broken',
  ],
  ['that is a page of the web', text('%PDF-1.4\n<html>Log in</html>'), 'broken'],
  ['of zeros', after(text('%PDF-1.7\n'), '\0'.repeat(5000)), 'broken'],
  ['of no page', paper([]), 'empty'],
  ['that Adobe’s program draws', xfaForm('Please wait... If this message'), 'form'],
  ['that it draws, in another language', xfaForm('Bitte warten'), 'form'],
  [
    'that it draws, with a field to sign',
    xfaForm('Please wait...', [filledField('a', '(b)')]),
    'form',
  ],
  ['that everybody draws, with more for it', xfaForm('Name', [filledField('a', '(b)')]), 'opens'],
  ['with fields', filledForm([filledField('a', '(b)')]), 'opens'],
  ['of several files', portfolio({ 'a.pdf': 'A', 'b.pdf': 'B' }), 'portfolio'],
  ['that says it has several files, and has none', portfolio({}), 'opens'],
];

test('a PDF is taken only when it opens, is whole and shows its pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  try {
    const paths = samples.map(([, bytes], at) => {
      writeFileSync(join(folder, `${at}`), bytes);
      return join(folder, `${at}`);
    });
    const program = ['--import', 'tsx', 'tests/support/data/judge-pdfs.ts', ...paths];
    const verdicts = JSON.parse(execFileSync(process.execPath, program, { encoding: 'utf8' }));
    expect(samples.map(([what], at) => [what, verdicts[at]])).toEqual(
      samples.map(([what, , verdict]) => [what, verdict]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
