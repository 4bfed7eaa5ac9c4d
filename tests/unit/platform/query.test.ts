import type { Statement } from '@/lib/platform/query';

const mockAsked: { name?: string; text: string }[] = [];
jest.mock('@/lib/platform/db', () => ({
  pool: {
    query: async (asked: { name?: string; text: string }) => {
      mockAsked.push(asked);
      return { rows: [] };
    },
  },
}));

const { prepared } =
  jest.requireActual<typeof import('@/lib/platform/query')>('@/lib/platform/query');

const nameOf = async (statement: Statement) => {
  await prepared(statement);
  return mockAsked.at(-1)?.name;
};

// Otherwise whoever lists claims by one set of filters after the other would have each connection keep a plan for each.
test('the first texts have names, by which a connection parses them once, and later ones have none', async () => {
  const text = (at: number) => ({ text: `SELECT ${at}`, values: [] });
  const names: (string | undefined)[] = [];
  for (let at = 0; at < 2_000; at += 1) names.push(await nameOf(text(at)));
  const named = names.filter(Boolean);
  expect(new Set(named).size).toBe(named.length);
  expect([named.length, names.indexOf(undefined)]).toEqual([500, 500]);
  expect(await nameOf(text(0))).toBe(names[0]);
  expect(await nameOf(text(1_999))).toBeUndefined();
  expect(await nameOf({ ...text(0), plannedAnew: true })).toBeUndefined();
});
