import { circlesIn, faultOfCircle } from '@/scripts/lib/checks/circles.mjs';

/** What each file imports, each import on a line of its own. */
const importing = (files: Record<string, string[]>) =>
  new Map(
    Object.entries(files).map(([file, targets]) => [
      file,
      targets.map((target, at) => ({ file: target, line: at + 1 })),
    ]),
  );

const faultsOf = (files: Record<string, string[]>) =>
  circlesIn(importing(files)).map(faultOfCircle);

const desk = 'lib/claims/desk/list.ts';
const lists = 'lib/claims/lists/row.ts';

test('two folders that import one another are named with the imports', () => {
  expect(
    faultsOf({
      [desk]: [lists],
      'lib/claims/lists/work.ts': ['lib/claims/desk/place.ts'],
    }),
  ).toEqual([
    `lib/claims: desk/, lists/ stand in a circle. Move down what they share.
  lib/claims/desk/list.ts:1 imports lib/claims/lists/row.ts
  lib/claims/lists/work.ts:1 imports lib/claims/desk/place.ts`,
  ]);
});

test('a circle over three folders, and one of a folder and a file beside it, are found', () => {
  const three = {
    'components/a/one.tsx': ['components/b/one.tsx'],
    'components/b/two.tsx': ['components/c/one.tsx'],
    'components/c/two.tsx': ['components/a/two.tsx', 'components/d/one.tsx'],
  };
  const beside = {
    'lib/law/heads.ts': ['lib/law/parts/sum.ts'],
    'lib/law/parts/sum.ts': ['lib/law/heads.ts'],
  };
  expect(
    circlesIn(importing({ ...three, ...beside })).map(({ folder, members }) => [folder, members]),
  ).toEqual([
    ['components', ['a/', 'b/', 'c/']],
    ['lib/law', ['heads.ts', 'parts/']],
  ]);
});

test('two circles in one folder are two', () => {
  const pair = (one: string, other: string) => ({
    [`lib/${one}/a.ts`]: [`lib/${other}/a.ts`],
    [`lib/${other}/b.ts`]: [`lib/${one}/b.ts`],
  });
  expect(
    circlesIn(importing({ ...pair('a', 'b'), ...pair('c', 'd') })).map(({ members }) => members),
  ).toEqual([
    ['a/', 'b/'],
    ['c/', 'd/'],
  ]);
});

test('a screen beside its parts, which share a file beside it, is no circle', () => {
  const files = {
    'components/team/team.tsx': ['components/team/table/table.tsx'],
    'components/team/table/table.tsx': [
      'components/team/words.ts',
      'components/team/table/row.tsx',
    ],
    'components/team/table/row.tsx': ['components/team/table/table.tsx', 'lib/format/date.ts'],
  };
  expect(circlesIn(importing({ ...files, 'components/team/table/row.tsx': [] }))).toEqual([]);
  // A circle of files is one in the folder that holds them, and in none above.
  expect(circlesIn(importing(files)).map(({ folder }) => folder)).toEqual([
    'components/team/table',
  ]);
});

test('of a large circle the first twenty imports are named', () => {
  const many = Array.from({ length: 30 }, () => lists);
  const [fault = ''] = faultsOf({ [desk]: many, [lists]: [desk] });
  expect(fault.split('\n')).toHaveLength(22);
  expect(fault).toMatch(/… and 11 more$/);
});
