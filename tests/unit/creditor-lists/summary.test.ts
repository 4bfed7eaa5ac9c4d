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
});

test('people are added up over the annexures that name some', () => {
  const stored = { ...sumsOf(2), annexure: 5, lines: 10, people: 9, admittedPeople: 1 };
  const banks = { ...sumsOf(3), annexure: 4, lines: 3, people: null, admittedPeople: null };
  const { summary, totals } = summaryOf([banks, stored]);
  expect(summary[3]?.received.people).toBe(null);
  expect([totals.received.people, totals.admitted.people, totals.lines]).toEqual([9, 1, 13]);
  expect(countedAs({ totals })).toBe('counted');
});
