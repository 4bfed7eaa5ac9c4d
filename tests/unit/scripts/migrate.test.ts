import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pendingMigrations, readMigrations } from '@/scripts/lib/migrate.mjs';

const first = { name: '1_first', sql: 'SELECT 1', checksum: 'a' };
const second = { name: '2_second', sql: 'SELECT 2', checksum: 'b' };
const done = (name: string, checksum: string, finished = true) => ({
  migration_name: name,
  checksum,
  finished,
});

test('only migrations that the database has not had are pending', () => {
  expect(pendingMigrations([first, second], [done('1_first', 'a')])).toEqual([second]);
  expect(pendingMigrations([first, second], [])).toEqual([first, second]);
});

test('a migration changed after it was applied is refused', () => {
  expect(() => pendingMigrations([first], [done('1_first', 'z')])).toThrow(
    'The migration 1_first was changed after this database had applied it.',
  );
});

test('a migration that once stopped half-way is refused', () => {
  expect(() => pendingMigrations([first], [done('1_first', 'a', false)])).toThrow(
    'The migration 1_first was begun on this database earlier and did not finish.',
  );
});

test('a database of a newer version is refused', () => {
  expect(() => pendingMigrations([first], [done('9_later', 'z')])).toThrow('does not know');
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
