import { cpuJudge } from '@/lib/platform/cpu-budget';

const bounds = { wholeMs: 60_000, still: { ms: 1_000, steps: 500 } };

test('a long file may take its whole budget while its rows advance', () => {
  const judge = cpuJudge(bounds);
  for (let second = 1; second <= 60; second += 1)
    expect(judge(second * 1000, second * 500)).toBeUndefined();
  expect(judge(60_001, 60 * 500)).toBe('whole');
});

test('a file whose rows stop advancing is ended, however far it was', () => {
  const judge = cpuJudge(bounds);
  expect(judge(900, 90_000)).toBeUndefined();
  expect(judge(1_900, 90_499)).toBeUndefined();
  expect(judge(1_901, 90_499)).toBe('still');
});

test('before the first row, after the last, and without row counts, only the whole budget applies', () => {
  const judge = cpuJudge(bounds);
  expect(judge(20_000, 0)).toBeUndefined();
  expect(judge(20_500, 10)).toBeUndefined();
  expect(judge(40_000, 0)).toBeUndefined();
  expect(cpuJudge({ wholeMs: 5_000 })(4_999, 1)).toBeUndefined();
  expect(cpuJudge({ wholeMs: 0 })(1, 0)).toBe('whole');
});

test('a second reading of the file starts its row count anew', () => {
  const judge = cpuJudge(bounds);
  expect(judge(500, 10_000)).toBeUndefined();
  expect(judge(1_600, 20)).toBeUndefined();
  expect(judge(2_700, 30)).toBe('still');
});
