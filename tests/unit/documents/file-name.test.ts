import { disposition, safeFileName } from '@/lib/documents/file-name';

describe('a file name', () => {
  test('in Devanagari stays unchanged, joiners included', () => {
    expect(safeFileName('दावा पत्र क्\u200dष.pdf')).toBe('दावा पत्र क्\u200dष.pdf');
  });

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\asha\\bill.pdf', 'bill.pdf'],
    ['bill\u0000\r\n.pdf', 'bill.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['  bill.pdf ', 'bill.pdf'],
    ['..', ''],
    ['folder/', ''],
    ['', ''],
  ])('%j is stored as %j', (given, kept) => {
    expect(safeFileName(given)).toBe(kept);
  });

  test.each(
    '061c 200e 200f 2028 2029 202a 202b 202c 202d 202e 2066 2067 2068 2069 feff'.split(' '),
  )('loses the invisible character U+%s', (code) => {
    const mark = String.fromCodePoint(Number.parseInt(code, 16));
    expect(safeFileName(`invoice${mark}fdp.exe`)).toBe('invoicefdp.exe');
  });

  test('of more than 255 bytes is cut between letters and keeps its ending', () => {
    const kept = safeFileName(`${'क्षि'.repeat(100)}.docx`);
    expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(255);
    expect(kept).toMatch(/^(क्षि)+\.docx$/);
  });

  test('is sent whole in a header that stays ASCII', () => {
    const header = disposition('attachment', 'दावा "1" (अ)\'.pdf');
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(header).toMatch(/^attachment; filename="____ _1_ \(_\)'\.pdf"; filename\*=UTF-8''/);
    const encoded = header.split("filename*=UTF-8''")[1] ?? '';
    expect(encoded).not.toMatch(/['()* ]/);
    expect(decodeURIComponent(encoded)).toBe('दावा "1" (अ)\'.pdf');
  });
});
