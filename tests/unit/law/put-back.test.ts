import type { Reason } from '@/lib/law/judge';
import { putBack } from '@/lib/law/put-back';

const reason = (code: Reason['code'], amount: string): Reason => ({ code, text: null, amount });
const head = (admitted: string, contingent: string, notAdmitted: string, reasons: Reason[]) => ({
  head: 'principalAmount',
  claimed: '1000.00',
  admitted,
  contingent,
  notAdmitted,
  underVerification: '50.00',
  reasons,
});

test('what was admitted or estimated is under verification again, and what was refused stays with its reasons', () => {
  const before = head('600.00', '200.00', '150.00', [
    reason('contingent', '200.00'),
    reason('paid_already', '150.00'),
  ]);
  expect(putBack(before)).toEqual({
    ...before,
    admitted: '0.00',
    contingent: '0.00',
    underVerification: '850.00',
    reasons: [reason('paid_already', '150.00')],
  });
});

test.each([
  [
    'a reason that explains both is cut to what is refused',
    [reason('dispute_pending', '350.00')],
    [reason('dispute_pending', '150.00')],
  ],
  [
    'a contingent reason stays only for what no other explains',
    [reason('contingent', '300.00'), reason('paid_already', '50.00')],
    [reason('paid_already', '50.00'), reason('contingent', '100.00')],
  ],
])('%s', (_, reasons, left) => {
  expect(putBack(head('600.00', '200.00', '150.00', reasons)).reasons).toEqual(left);
});
