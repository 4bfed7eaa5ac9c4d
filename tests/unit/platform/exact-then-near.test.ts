import { exactThenNear } from '@/lib/platform/exact-then-near';

/** A search among these names, by whether a wrong letter is taken; `count` of each answer is how many it found. */
function among(exact: string[], near: string[]) {
  const asked: boolean[] = [];
  const find = async (withWrongLetter: boolean) => {
    asked.push(withWrongLetter);
    return withWrongLetter ? near : exact;
  };
  return { asked, look: (typed?: string) => exactThenNear(typed, find, (names) => names.length) };
}

test('whoever is written as it was typed is found, and no name near it is looked for', async () => {
  const { asked, look } = among(['Sumesh'], ['Suresh', 'Sumesh']);
  expect(await look('sumesh')).toEqual({ answer: ['Sumesh'], near: false });
  expect(asked).toEqual([false]);
});

test('names near it are found where none is written so, and are told as such', async () => {
  const { asked, look } = among([], ['Suresh']);
  expect(await look('sumesh')).toEqual({ answer: ['Suresh'], near: true });
  expect(asked).toEqual([false, true]);
});

test('where no name comes near either, nothing is told as near', async () => {
  expect(await among([], []).look('sumesh')).toEqual({ answer: [], near: false });
});

test.each([undefined, ''])(
  'an empty list without a search (%j) is asked for once',
  async (typed) => {
    const { asked, look } = among([], ['Suresh']);
    expect(await look(typed)).toEqual({ answer: [], near: false });
    expect(asked).toEqual([false]);
  },
);

test('a page past the end is counted, and not looked for again', async () => {
  const find = jest.fn(async (_near: boolean) => ({ rows: [], total: 3 }));
  expect(await exactThenNear('sumesh', find, ({ total }) => total)).toMatchObject({ near: false });
  expect(find.mock.calls).toEqual([[false]]);
});

test.each([false, true])('what goes wrong is thrown on (near: %j)', async (at) => {
  const find = async (near: boolean) => {
    if (near === at) throw new Error('gone');
    return [];
  };
  await expect(exactThenNear('sumesh', find, ({ length }) => length)).rejects.toThrow('gone');
});
