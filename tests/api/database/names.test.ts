import { firstNames, lastNames } from '@/prisma/bulk-seed/names';
import { spellings, unforeseen } from '@/tests/support/data/spellings';
import { database, rows } from '@/tests/support/database/database';

afterAll(() => database.end());

const filed = [...spellings, ...unforeseen].map(([name]) => name);
const pairs = (at: 1 | 2, of = spellings) =>
  of.flatMap(([name, ...typed]) =>
    (typed[at - 1] ?? '').split('|').flatMap((one) => (one ? [{ name, typed: one }] : [])),
  );

/** For each of what is typed, the filed names that it finds; those with a wrong letter where there are no others. */
async function found(typed: string[]) {
  const asked = await rows<{ typed: string; exact: string[]; near: string[] }>(
    `WITH known AS MATERIALIZED (SELECT name, array_to_tsvector(name_keys(name)) AS keys FROM unnest($1::text[]) AS name)
     SELECT typed, ARRAY(SELECT name FROM known WHERE keys @@ name_query(typed, false)) AS exact,
       CASE WHEN NOT EXISTS (SELECT FROM known WHERE keys @@ name_query(typed, false))
         THEN ARRAY(SELECT name FROM known WHERE keys @@ name_query(typed, true)) ELSE '{}' END AS near
     FROM unnest($2::text[]) AS typed`,
    [filed, typed],
  );
  return new Map(asked.map(({ typed, exact, near }) => [typed, exact.length > 0 ? exact : near]));
}

test.each([
  ['spellings', spellings, 300],
  ['spellings that no rule was made for', unforeseen, 120],
] as const)('nearly all %s of a name find it, and nearly nothing else', async (kind, of, least) => {
  const wanted = pairs(1, of);
  const known = await found(wanted.map(({ typed }) => typed));
  const hits = wanted.map(({ name, typed }) => ({ name, typed, names: known.get(typed) ?? [] }));
  const missed = hits.filter(({ name, names }) => !names.includes(name));
  const besides = hits.flatMap(({ name, typed, names }) =>
    names.filter((other) => other !== name).map((other) => `${typed} → ${other}`),
  );
  const recall = 1 - missed.length / wanted.length;
  const all = hits.reduce((sum, { names }) => sum + names.length, 0);
  const precision = 1 - besides.length / all;
  process.stdout.write(
    `${wanted.length} ${kind}: recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}\n`,
  );
  expect(wanted.length).toBeGreaterThanOrEqual(least);
  expect({
    missed: missed.map(({ name, typed }) => `${typed} → ${name}`),
    recall: recall >= 0.97,
    besides,
    precision: precision >= 0.97,
  }).toMatchObject({ recall: true, precision: true });
});

test('names of other people are not found', async () => {
  const others = pairs(2);
  const asked = await rows<{ typed: string; name: string; same: boolean }>(
    `SELECT typed, name, coalesce(array_to_tsvector(name_keys(name)) @@ name_query(typed, false), false) AS same
     FROM unnest($1::text[], $2::text[]) AS t (name, typed)`,
    [others.map(({ name }) => name), others.map(({ typed }) => typed)],
  );
  expect(asked.filter(({ same }) => same).map(({ typed }) => typed)).toEqual([
    // A beginning of the word, and two names of one sound.
    'mohd rafi',
    'asha siddiqui',
  ]);
});

test('a number in a name has no other spellings, and is found by its beginning', async () => {
  const found = (typed: string, near: boolean) =>
    rows(
      `SELECT name FROM unnest($2::text[]) AS name WHERE array_to_tsvector(name_keys(name)) @@ name_query($1, $3) ORDER BY 1`,
      [
        typed,
        ['Creditor 9', 'Creditor 99', 'Creditor 9998', 'Creditor 9999', 'Creditor 99990'],
        near,
      ],
    );
  const both = [{ name: 'Creditor 9999' }, { name: 'Creditor 99990' }];
  expect(await found('Creditor 9999', false)).toEqual(both);
  expect(await found('Creditor 9999', true)).toEqual(both);
  // Nor is it taken for initials.
  expect(await found('Creditor 19', true)).toEqual([]);
});

test('the keys of a name are the same in each plan', async () => {
  const name = 'Sri Lakshmi Narasimha Rao Transport and Brothers';
  const [keys] = await rows(
    'SELECT name_keys($1) AS keys, ARRAY(SELECT unnest(name_keys($1)) ORDER BY 1) AS sorted',
    [name],
  );
  expect(keys?.keys).toEqual(keys?.sorted);
});

test('a name in Devanagari has the keys that it has in Latin letters', async () => {
  const names = [...firstNames, ...lastNames];
  const asked = await rows<{ latin: string; same: boolean }>(
    `SELECT latin, name_keys(latin) @> name_keys(devanagari) AND name_keys(devanagari) @> name_keys(latin) AS same
     FROM unnest($1::text[], $2::text[]) AS t (latin, devanagari)`,
    [names.map(([latin]) => latin), names.map(([, devanagari]) => devanagari)],
  );
  expect(asked.filter(({ same }) => !same).map(({ latin }) => latin)).toEqual([]);
});

test.each([
  '',
  ' ',
  '.',
  'a',
  'ab',
  '%',
  'Kaveri%',
  '_',
  '\\',
  "'",
  "':*",
  '&',
  '24/7',
  '中文',
  '🙂',
  'y',
  'h h h',
  'ॐ',
  'क्',
  'x'.repeat(200),
  'a '.repeat(100),
])('any text can be looked for by its sound: %j', async (typed) => {
  expect(
    await rows(
      `SELECT array_to_tsvector(name_keys($1)) IS NOT NULL AS keys, cardinality(name_letters($1)) >= 0 AS letters,
           coalesce(numnode(name_query($1, true)), 0) >= 0 AS query`,
      [typed],
    ),
  ).toEqual([{ keys: true, letters: true, query: true }]);
});
