import { entryName } from '@/lib/reports/claim-files/packing/names';

test.each([
  ['bill.pdf', '03-bill.pdf'],
  ['../../etc/passwd', '03-passwd'],
  ['C:\\Windows\\win.ini', '03-win.ini'],
  ['a\u202efdp.exe', '03-afdp.exe'],
  ['what?<b>.pdf', '03-what__b_.pdf'],
  ['. . .', '03-file'],
  ['..', '03-file'],
  ['', '03-file'],
  ['nul\u0000l.pdf', '03-null.pdf'],
  ['विक्रम\u200dका बिल.pdf', '03-विक्रम\u200dका बिल.pdf'],
  ['e\u0301.pdf', '03-\u00e9.pdf'],
])('the document %j is called %j in a whole file', (given, name) => {
  expect(entryName(3, given)).toBe(name);
});

test('a file name that is too long is cut and keeps its ending', () => {
  const name = entryName(1, `${'क'.repeat(200)}.pdf`);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(103);
  expect(name).toMatch(/^01-क+\.pdf$/);
});
