import { differenceOf, sumOf } from '@/components/take-in/rehearsal/sum-of';

test('sums are added up to the paisa, and nothing adds up to nothing', () => {
  const one = { rows: 2, claimed: '0.10', admitted: '9007199254740993.00', notAdmitted: '0.00' };
  const other = { rows: 1, claimed: '0.20', admitted: '0.01', notAdmitted: '5.00' };
  expect(sumOf([one, other])).toEqual({
    rows: 3,
    claimed: '0.30',
    admitted: '9007199254740993.01',
    notAdmitted: '5.00',
  });
  expect(sumOf([])).toEqual({ rows: 0, claimed: '0.00', admitted: '0.00', notAdmitted: '0.00' });
});

test('a difference has no sign', () => {
  expect([differenceOf('300.00', '200.50'), differenceOf('200.50', '300.00')]).toEqual([
    '99.50',
    '99.50',
  ]);
});
