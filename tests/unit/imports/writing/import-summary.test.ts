import { formOf } from '@/lib/forms/definitions/registry';
import type { Batch, RowProblem } from '@/lib/imports/rows/batch';
import { startImportSummary } from '@/lib/imports/writing/import-summary';

const batch = (problems: RowProblem[], rows = 1, rejected = 1): Batch => ({
  claims: [],
  problems,
  rows,
  rejected,
  warnings: [],
});

test('the summary of an import names each fault in words, and counts rows', () => {
  const summary = startImportSummary(formOf('form_d'));
  summary.count(batch([{ row: 2, field: 'email', rule: 'email' }], 3, 1));
  summary.count(
    batch([{ row: 9, field: 'fullName', rule: 'tooLong', params: { max: 200 } }], 2, 1),
  );
  summary.refuse([{ row: 5, rows: 2 }], 'email', 'professionalEmail');
  expect(summary.result()).toMatchObject({ rows: 5, failed: 4, errorCount: 3 });
  expect(summary.result().errors).toEqual([
    { row: 2, field: 'email', rule: 'email', error: expect.stringMatching(/email/i) },
    { row: 5, field: 'email', rule: 'professionalEmail', error: expect.stringContaining('Email') },
    {
      row: 9,
      field: 'fullName',
      rule: 'tooLong',
      params: { max: 200 },
      error: expect.stringContaining('200'),
    },
  ]);
  expect(summary.refused).toEqual([{ row: 5, field: 'email', rule: 'professionalEmail' }]);
});

test('a fault whose sentence does not name its field begins with the field’s label', () => {
  const summary = startImportSummary(formOf('form_d'));
  summary.count(batch([{ row: 2, field: 'alternatePhone', rule: 'phone' }]));
  expect(summary.result().errors[0]?.error).toMatch(
    /^Alternate Phone.*: Please enter a valid 10-digit/,
  );
});

test('equal faults are grouped, the most frequent first, with the first rows of each', () => {
  const summary = startImportSummary(formOf('form_d'));
  for (let row = 2; row < 5002; row += 1) {
    const problems: RowProblem[] = [{ row, field: 'claimAmount', rule: 'amount' }];
    if (row % 2) problems.push({ row, field: 'phone', rule: 'phone' });
    summary.count(batch(problems));
  }
  const { errors, errorCount, groups } = summary.result();
  expect(errorCount).toBe(7500);
  expect(errors).toHaveLength(1000);
  expect(errors.at(-1)?.row).toBe(668);
  expect(groups).toMatchObject([
    { field: 'claimAmount', count: 5000, rows: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
    { field: 'phone', count: 2500, rows: [3, 5, 7, 9, 11, 13, 15, 17, 19, 21] },
  ]);
});

test('the summary of an import names at most fifty groups', () => {
  const summary = startImportSummary(formOf('form_d'));
  for (let max = 1; max <= 60; max += 1)
    summary.count(batch([{ row: max, field: 'fullName', rule: 'tooLong', params: { max } }]));
  expect(summary.result().groups).toHaveLength(50);
});
