import type { DeterminedHead, Reason } from '@/lib/law/judge';
import { whyNot } from '@/lib/law/why-not';

const head = (
  name: string,
  { notAdmitted = '0.00', contingent = '0.00' },
  ...reasons: Reason[]
): DeterminedHead => ({
  head: name,
  claimed: '1000.00',
  admitted: '0.00',
  contingent,
  notAdmitted,
  underVerification: '0.00',
  reasons,
});

const reason = (code: Reason['code'], amount: string, text: string | null = null): Reason => ({
  code,
  text,
  amount,
});

test('one reason of several heads is said once with the sum of its amounts, the largest reason first', () => {
  expect(
    whyNot([
      head(
        'salary',
        { notAdmitted: '300.10' },
        reason('paid_already', '300.00'),
        reason('not_agreed', '0.10'),
      ),
      head('bonus', { notAdmitted: '900.20' }, reason('not_agreed', '900.20')),
    ]),
  ).toEqual([
    {
      part: 'notAdmitted',
      code: 'not_agreed',
      text: null,
      amount: '900.30',
      heads: ['salary', 'bonus'],
    },
    {
      part: 'notAdmitted',
      code: 'paid_already',
      text: null,
      amount: '300.00',
      heads: ['salary'],
    },
  ]);
});

test('the same code with another text is another reason', () => {
  const found = whyNot([
    head('salary', { notAdmitted: '500.00' }, reason('other', '500.00', 'Paid in cash')),
    head('bonus', { notAdmitted: '400.00' }, reason('other', '400.00', 'No bonus was due')),
  ]);
  expect(found.map(({ text }) => text)).toEqual(['Paid in cash', 'No bonus was due']);
});

test('what is only contingent is told from what is not admitted, also under one head', () => {
  const court = reason('dispute_pending', '200.00', 'the NCLT');
  const found = whyNot([
    head('salary', { contingent: '200.00' }, court),
    head(
      'bonus',
      { contingent: '50.00', notAdmitted: '100.00' },
      reason('contingent', '50.00'),
      reason('dispute_pending', '100.00', 'the NCLT'),
    ),
  ]);
  expect(found.map(({ part, code, amount }) => [part, code, amount])).toEqual([
    ['contingent', 'dispute_pending', '200.00'],
    ['notAdmitted', 'dispute_pending', '100.00'],
    ['contingent', 'contingent', '50.00'],
  ]);
});

test('what nobody gave a reason for has none', () => {
  expect(whyNot([head('salary', { notAdmitted: '1000.00' })])).toEqual([]);
});
