import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as limits from '@/lib/access/limits';
import { permissions } from '@/lib/access/permissions';

/** All the product's code, except the files that define limits and permissions. */
const code = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/^lib\/access\/(limits|permissions)\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('every rate limit in the table is used by the code', () => {
  const unused = Object.keys(limits).filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
  expect(unused).toEqual([]);
});

test('every permission in the table is asked for by the code', () => {
  const unused = Object.keys(permissions).filter((name) => !code.includes(`'${name}'`));
  expect(unused).toEqual([]);
});
