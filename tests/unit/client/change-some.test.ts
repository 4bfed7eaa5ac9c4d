import { changeSome } from '@/lib/client/mutations/many-claims';
import { RequestError } from '@/lib/client/request/request';

const refusal = (code: string, status = 404) =>
  new RequestError(status, '', JSON.stringify({ code, message: 'No.' }));
const claims = ['a', 'b', 'c'].map((id) => ({ id, claimNumber: `CLM-${id}` }));
const done = (updated: number) => ({ updated, skipped: [] });

/** A call that refuses all claims when one is out of reach. */
const among = (reach: string[], code = 'not_found') => {
  const asked: string[] = [];
  return {
    asked,
    call: async (some: readonly { id: string }[]) => {
      asked.push(some.map(({ id }) => id).join(''));
      if (some.some(({ id }) => !reach.includes(id))) throw refusal(code);
      return done(some.length);
    },
    reached: async () => {
      if (reach.length === 0) throw refusal('not_found');
      return reach;
    },
  };
};

test('a change of chosen claims that are all within reach is sent once', async () => {
  const { asked, call, reached } = among(['a', 'b', 'c']);
  expect(await changeSome(claims, reached, call)).toEqual(done(3));
  expect(asked).toEqual(['abc']);
});

test.each(['not_found', 'being_examined'])(
  'a change of chosen claims leaves out and names those out of reach (%s)',
  async (code) => {
    const { asked, call, reached } = among(['a', 'c'], code);
    expect(await changeSome(claims, reached, call)).toEqual({
      ...done(2),
      gone: 1,
      outOfReach: [{ id: 'b', claimNumber: 'CLM-b' }],
    });
    expect(asked).toEqual(['abc', 'ac']);
  },
);

test('a change of chosen claims that are all out of reach is not sent again, and names them all', async () => {
  const { asked, call, reached } = among([]);
  expect(await changeSome(claims, reached, call)).toMatchObject({ updated: 0, gone: 3 });
  expect(asked).toEqual(['abc']);
});

test('a change of chosen claims that are all within reach fails with the server’s error', async () => {
  const fails = (error: Error) =>
    changeSome(
      claims,
      async () => ['a', 'b', 'c'],
      () => Promise.reject(error),
    );
  await expect(fails(refusal('internal', 500))).rejects.toThrow('500');
  await expect(fails(refusal('not_found'))).rejects.toThrow('404');
});
