import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as limits from '@/lib/access/limits';
import { permissions } from '@/lib/access/permissions';
import { readEnums } from '@/tests/support/database/prisma-schema';

/** The code of these folders, except the files that define limits and permissions. */
const codeOf = (...folders: string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/^lib\/access\/(limits|permissions)\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const rooms = codeOf('lib');
const code = [codeOf('app', 'components'), rooms].join('\n');

/** What files take from the table of limits: many a limit is named by a word that other code has too. */
const imported = new Set(
  [...code.matchAll(/import \{([^}]*)\} from '@\/lib\/access\/limits'/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0]),
  ),
);

test('every rate limit in the table is used by the code', () => {
  const unused = Object.keys(limits).filter((name) => !imported.has(name));
  expect(unused).toEqual([]);
});

test('every permission in the table is asked for by the code', () => {
  const unused = Object.keys(permissions).filter((name) => !code.includes(`'${name}'`));
  expect(unused).toEqual([]);
});

test('every act that the audit trail has a word for is written there by the code', () => {
  const acts = readEnums().filter(({ name }) => name === 'AuditAction');
  const unwritten = acts.filter(({ value }) => !rooms.includes(`'${value}'`));
  expect(unwritten).toEqual([]);
  expect(acts.length).toBeGreaterThan(30);
});
