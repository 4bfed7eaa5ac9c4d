import { guardedInside, unguardedInside } from '@/lib/spreadsheets/formula-guard';

test.each([
  ['a;=1', "a;'=1"],
  ['a,@x', "a,'@x"],
  ['a\t "-1', `a\t "'-1`],
  ['a\r\n+1', "a\r\n'+1"],
  ["a;'-5", "a;''-5"],
  ['a;\uff1d1', "a;'\uff1d1"],
])('%j would be a formula in a cell of its own', (text, guarded) => {
  expect(guardedInside(text)).toBe(guarded);
  expect(unguardedInside(guarded)).toBe(text);
});

test.each(['', '=1', "'=1", 'a=1', 'a;b=1', 'a; b', "a;'b", '😀;😀', "it's 5, isn't it"])(
  '%j stays as it is',
  (text) => {
    expect(guardedInside(text)).toBe(text);
    expect(unguardedInside(text)).toBe(text);
  },
);
