import { everyDay } from '@/components/ip-overview/charts/days';
import { inOrder, totalOf } from '@/components/ip-overview/charts/totals';

const counts = [
  { day: '2026-02-27', count: 2 },
  { day: '2026-03-02', count: 5 },
];

describe('the days of the chart', () => {
  it('run from the first claim to the last, with zero on days without a claim', () => {
    expect(everyDay(counts, null).map(({ day, count }) => [day, count])).toEqual([
      ['2026-02-27', 2],
      ['2026-02-28', 0],
      ['2026-03-01', 0],
      ['2026-03-02', 5],
    ]);
  });

  it('count as late after the last date, not on it', () => {
    const late = everyDay(counts, '2026-03-01').filter((day) => day.late);
    expect(late.map(({ day }) => day)).toEqual(['2026-03-02']);
    expect(everyDay(counts, '2026-03-02').some((day) => day.late)).toBe(false);
  });

  it('include a last date that lies before the first claim or after the last', () => {
    expect(everyDay(counts, '2026-02-25').at(0)?.day).toBe('2026-02-25');
    expect(everyDay(counts, '2026-03-20').at(-1)?.day).toBe('2026-03-20');
  });

  it('do not include a last date that is years away', () => {
    expect(everyDay(counts, '2206-03-01')).toHaveLength(4);
    const longAgo = everyDay(counts, '1926-03-01');
    expect(longAgo).toHaveLength(4);
    expect(longAgo.every((day) => day.late)).toBe(true);
  });
});

describe('figures', () => {
  it('stand in a given order, with zero for names without claims', () => {
    const found = [{ name: 'c', count: 3, amount: '1.50' }] as const;
    expect(inOrder(['b', 'c', 'd'], found, ({ name }) => name)).toEqual([
      { name: 'b', count: 0, amount: '0' },
      { name: 'c', count: 3, amount: '1.50' },
      { name: 'd', count: 0, amount: '0' },
    ]);
  });

  it('are added up to the paisa', () => {
    const large = { count: 1, amount: '9999999999999999.99' };
    expect(totalOf([large, large, { count: 1, amount: '0.03' }])).toEqual({
      count: 3,
      amount: '20000000000000000.01',
    });
    expect(totalOf([])).toEqual({ count: 0, amount: '0.00' });
  });
});
