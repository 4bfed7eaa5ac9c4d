import { unfitRegister } from '@/components/take-in/unfit-register';
import { importSlot } from '@/lib/imports/file/slot';

test.each([
  ['claims.docx', 5, 'wrongType'],
  ['claims', 5, 'wrongType'],
  ['claims.pdf', 0, 'wrongType'],
  ['claims.ods', 0, 'empty'],
  ['claims.xlsx', importSlot.maxBytes + 1, 'tooLarge'],
  ['claims.xlsx', importSlot.maxBytes, undefined],
  ['CLAIMS.TSV', 5, undefined],
  ['claims.ods', 5, undefined],
])('%s with %d bytes is %s', (name, size, why) => {
  expect(unfitRegister({ name, size })).toBe(why);
});
