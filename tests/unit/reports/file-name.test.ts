import { fileNameOf } from '@/lib/reports/file-name';

afterEach(() => jest.useRealTimers());

test('a report made after midnight in India has the new day in its name', () => {
  jest.useFakeTimers({ now: new Date('2026-03-31T18:29:59Z') });
  expect(fileNameOf({ format: 'csv' })).toBe('claims-report-2026-03-31.csv');
  jest.setSystemTime(new Date('2026-03-31T18:30:00Z'));
  expect(fileNameOf({ format: 'csv' })).toBe('claims-report-2026-04-01.csv');
  expect(fileNameOf({ format: 'xlsx', claimIds: [] })).toBe(
    'selected-claims-report-2026-04-01.xlsx',
  );
});
