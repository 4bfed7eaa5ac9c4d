import { randomBytes } from 'node:crypto';
import { claimNumberIn } from '@/lib/creditor-lists/look-up/claim-number';
import { listCodeIn, listCodeOf, shownListCode } from '@/lib/notifications/mail/list-code/code';

test.each([
  ['CLM-2026-000001', 'CLM-2026-000001'],
  [' clm 2026 000001 ', 'CLM-2026-000001'],
  ['clm2026000001', 'CLM-2026-000001'],
  ['CLM–2026–1234567', 'CLM-2026-1234567'],
  ['CLM-२०२६-००००१२', 'CLM-2026-000012'],
  ['CLM-2O26-OOOO12', 'CLM-2026-000012'],
  ['CLM-2026-1', null],
  ['2026-000001', null],
  ['CLM-2026-0000000001', null],
  ['', null],
])('the typed text %j is read as the claim number %j', (typed, meant) => {
  expect(claimNumberIn(typed)).toBe(meant);
});

test('a code has eight digits, is shown in two halves, and is read however it is typed', () => {
  for (let at = 0; at < 200; at += 1) {
    const code = listCodeOf(randomBytes(32));
    expect(code).toMatch(/^\d{8}$/);
    for (const typed of [
      code,
      shownListCode(code),
      ` ${shownListCode(code)} `,
      code.replace(/(.)/g, '$1-'),
      code.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit))),
    ])
      expect(listCodeIn(typed)).toBe(code);
  }
});
