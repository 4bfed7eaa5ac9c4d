import { guardedInside, unguardedInside } from '@/lib/spreadsheets/formula-guard';

test.each([
  ['a;=1', "a;'=1"],
  ['a,@x', "a,'@x"],
  ['a\t "-1', `a\t "'-1`],
  ['a\r\n+1', "a\r\n'+1"],
  ["a;'-5", "a;''-5"],
  ['a;\uff1d1', "a;'\uff1d1"],
])('the text %j is guarded, since it would be a formula once split into cells', (text, guarded) => {
  expect(guardedInside(text)).toBe(guarded);
  expect(unguardedInside(guarded)).toBe(text);
});

test.each(['', '=1', "'=1", 'a=1', 'a;b=1', 'a; b', "a;'b", '😀;😀', "it's 5, isn't it"])(
  'the text %j is written unchanged',
  (text) => {
    expect(guardedInside(text)).toBe(text);
    expect(unguardedInside(text)).toBe(text);
  },
);
