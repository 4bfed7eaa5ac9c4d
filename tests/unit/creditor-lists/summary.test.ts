import { countedAs, summaryOf } from '@/lib/creditor-lists/present';
import { sumsOf } from './list-lines';

test('a list from before claims and people were counted apart keeps what it counted, and says so', () => {
  const { summary, totals } = summaryOf([{ ...sumsOf(10), annexure: 5 }]);
  expect(summary[4]).toMatchObject({ received: { count: 10, people: null }, lines: 10 });
  expect(summary[5]?.received.people).toBe(null);
  expect([totals.received, totals.lines, countedAs({ totals })]).toEqual([
    { count: 10, amount: '0.00', people: null },
    10,
    'countedByLines',
  ]);
  expect([totals.securedAmount, totals.guaranteedAmount, totals.setOffAmount]).toEqual([
    null,
    null,
    null,
  ]);
});

test('people are added up over the annexures that name some', () => {
  const covered = { secured_amount: '5.00', guaranteed_amount: '2.50', set_off_amount: '1.00' };
  const banks = {
    ...sumsOf(3),
    ...covered,
    annexure: 4,
    lines: 3,
    people: null,
    admittedPeople: null,
  };
  const stored = { ...sumsOf(2), ...covered, annexure: 5, lines: 10, people: 9, admittedPeople: 1 };
  const { summary, totals } = summaryOf([banks, stored]);
  expect(summary[3]?.received.people).toBe(null);
  expect([totals.received.people, totals.admitted.people, totals.lines]).toEqual([9, 1, 13]);
  expect(countedAs({ totals })).toBe('counted');
  expect([totals.securedAmount, totals.guaranteedAmount, totals.setOffAmount]).toEqual([
    '10.00',
    '5.00',
    '2.00',
  ]);
});

test('a list that was made keeps its annexures by their numbers, and gets no other', () => {
  // Its lines say a number alone, and its files stay as they were: a new annexure comes after these, and in newer lists.
  const { summary } = summaryOf([{ ...sumsOf(1), annexure: 9 }]);
  expect(summary.map(({ annexure, category }) => `${annexure} ${category}`)).toEqual([
    '1 secured_class',
    '2 unsecured_class',
    '3 secured_financial',
    '4 unsecured_financial',
    '5 workmen',
    '6 employees',
    '7 government',
    '8 operational',
    '9 other',
  ]);
});
