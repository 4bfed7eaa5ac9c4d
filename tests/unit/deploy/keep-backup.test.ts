import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backups-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const keep = (day: string) =>
  spawnSync('sh', ['deploy/keep-backup.sh', folder, day], { encoding: 'utf8' });

function begin(day: string) {
  mkdirSync(join(folder, 'new/documents'), { recursive: true });
  writeFileSync(join(folder, 'new/documents/one'), day);
}

/** A night with a backup. */
function night(day: string) {
  begin(day);
  writeFileSync(join(folder, 'new/manifest.json'), day);
  const { status, stderr } = keep(day);
  expect([day, status, stderr]).toEqual([day, 0, '']);
}

const daysFrom = (first: string, count: number, step = 1) =>
  Array.from({ length: count }, (_, n) =>
    new Date(Date.parse(first) + n * step * 86_400_000).toISOString().slice(0, 10),
  );

const kept = (what: string) => readdirSync(join(folder, what)).sort();
const madeOn = (...path: string[]) => readFileSync(join(folder, ...path, 'documents/one'), 'utf8');

test('of fourteen months seven days, four weeks and twelve months are kept', () => {
  for (let month = 8; month < 21; month += 1)
    night(new Date(Date.UTC(2025, month, 7)).toISOString().slice(0, 10));
  for (const day of daysFrom('2026-10-01', 3, 7)) night(day);
  for (const day of daysFrom('2026-10-20', 10)) night(day);
  expect(kept('daily')).toEqual(daysFrom('2026-10-23', 7));
  expect(kept('weekly')).toEqual(['2026-W41', '2026-W42', '2026-W43', '2026-W44']);
  expect(kept('monthly')).toEqual([
    '2025-11',
    '2025-12',
    ...Array.from({ length: 10 }, (_, n) => `2026-${String(n + 1).padStart(2, '0')}`),
  ]);
  // The first of each.
  expect(madeOn('weekly', '2026-W44')).toBe('2026-10-26');
  expect(madeOn('monthly', '2026-10')).toBe('2026-10-01');
  expect(madeOn('daily', '2026-10-29')).toBe('2026-10-29');
  expect(existsSync(join(folder, 'new'))).toBe(false);
});

// A week belongs to the year in which its Thursday lies.
test.each([
  [
    '2025-12-14',
    {
      '2025-W51': '2025-12-17',
      '2025-W52': '2025-12-23',
      '2026-W01': '2025-12-29',
      '2026-W02': '2026-01-07',
    },
  ],
  [
    '2026-12-13',
    {
      '2026-W51': '2026-12-16',
      '2026-W52': '2026-12-22',
      '2026-W53': '2026-12-28',
      '2027-W01': '2027-01-06',
    },
  ],
])(
  'from %s on, over the end of a year, the first backups of four weeks are kept',
  (first, weeks) => {
    for (const day of daysFrom(first, 9, 3)) night(day);
    expect(
      Object.fromEntries(kept('weekly').map((week) => [week, madeOn('weekly', week)])),
    ).toEqual(weeks);
  },
);

test('a backup that did not finish is not kept, and removes none', () => {
  for (const day of daysFrom('2026-11-01', 7)) night(day);
  begin('2026-11-08');
  const { status, stderr } = keep('2026-11-08');
  expect([status, stderr]).toEqual([1, expect.stringContaining('no finished backup')]);
  expect(kept('daily')).toEqual(daysFrom('2026-11-01', 7));
});

test('a second backup of one day takes the place of the first', () => {
  night('2026-11-01');
  begin('later');
  writeFileSync(join(folder, 'new/manifest.json'), '');
  expect(keep('2026-11-01').status).toBe(0);
  expect(madeOn('daily', '2026-11-01')).toBe('later');
  expect(madeOn('weekly', '2026-W44')).toBe('2026-11-01');
});
