import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeAmong, readMigrations } from '@/scripts/lib/schema/migrations.mjs';
import { migrationsOfFirstVersion } from '@/tests/support/former/migrations-of-first-version';

const first = { name: '0001_baseline', sql: 'SELECT 1', checksum: 'a' };
const second = { name: '0002_second', sql: 'SELECT 2', checksum: 'b' };
const third = { name: '0003_third', sql: 'SELECT 3', checksum: 'c' };
const all = [first, second, third];

test('a database has had none of the migrations, some, or all', () => {
  expect([[], [first], [second, first], all].map((had) => placeAmong(all, had))).toEqual([
    0, 1, 2, 3,
  ]);
});

test('a migration changed after it was applied is refused', () => {
  expect(() => placeAmong(all, [{ ...first, checksum: 'z' }])).toThrow(
    'The migration 0001_baseline was changed after it had been applied.',
  );
});

test('what is of a newer version is refused', () => {
  const later = { name: '0009_later', checksum: 'z' };
  expect(() => placeAmong(all, [...all, later])).toThrow(
    'The database has the migration 0009_later',
  );
  expect(() => placeAmong(all, [...all, later], 'backup')).toThrow('This backup has the migration');
});

test('a new migration that does not sort last is refused', () => {
  expect(() => placeAmong(all, [first, third])).toThrow(
    'The migration 0002_second sorts before 0003_third, which was applied already.',
  );
});

const ofFirstVersion = migrationsOfFirstVersion.map(({ name, sql }) => ({
  name,
  checksum: createHash('sha256').update(sql).digest('hex'),
}));

test('the first version’s migrations, all of them in any order, are the baseline', () => {
  expect(placeAmong(all, ofFirstVersion)).toBe(1);
  expect(placeAmong(all, ofFirstVersion.toReversed())).toBe(1);
});

test.each([
  ['one fewer', ofFirstVersion.slice(1)],
  ['one changed', ofFirstVersion.map((one, i) => (i === 40 ? { ...one, checksum: 'z' } : one))],
])('with %s it has to pass through the first version', (_, had) => {
  expect(() => placeAmong(all, had)).toThrow('Start version 0.1.0 on it first');
  expect(() => placeAmong(all, had, 'backup')).toThrow('and back up again');
});

test('migrations are numbered one after the other', () => {
  const names = readMigrations('prisma/migrations').map(({ name }) => name.split('_')[0]);
  expect(names).toEqual(names.map((_, i) => String(i + 1).padStart(4, '0')));
});

test('migrations are read in the order of their names, with the checksum of the whole file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  for (const name of ['2_b', '1_a']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, '1_a', 'migration.sql'), 'SELECT 1;\n');
  writeFileSync(join(folder, '2_b', 'migration.sql'), 'SELECT 2;\n');
  writeFileSync(join(folder, 'migration_lock.toml'), '');
  const found = readMigrations(folder);
  expect(found.map(({ name }) => name)).toEqual(['1_a', '2_b']);
  const [sum] = execFileSync('sha256sum', [join(folder, '1_a', 'migration.sql')], {
    encoding: 'utf8',
  }).split(' ');
  expect(found[0]?.checksum).toBe(sum);
});
