import { openRoom } from '@/lib/imports/seats';
import { PortalError } from '@/lib/platform/errors';

const room = (settings = {}) =>
  openRoom({ working: 2, inside: 4, ofOne: 3, patience: 30_000, ...settings });

const codeOf = (attempt: () => unknown) => {
  try {
    attempt();
    return null;
  } catch (error) {
    return error instanceof PortalError ? error.code : error;
  }
};

test('two work at a time, and the next in line follows the first who leaves', async () => {
  const takeSeat = room();
  const [one, two, three, four] = ['a', 'b', 'c', 'd'].map(takeSeat);
  const turns: string[] = [];
  await Promise.all([one?.turn(), two?.turn()]);
  const waiting = [
    three?.turn().then(() => turns.push('three')),
    four?.turn().then(() => turns.push('four')),
  ];
  await Promise.resolve();
  expect(turns).toEqual([]);
  two?.leave();
  two?.leave();
  await waiting[0];
  expect(turns).toEqual(['three']);
  one?.leave();
  await waiting[1];
  expect(turns).toEqual(['three', 'four']);
});

test('one person has a share of the places, and there are so many in all', () => {
  const takeSeat = room();
  const mine = [takeSeat('a'), takeSeat('a'), takeSeat('a')];
  expect(codeOf(() => takeSeat('a'))).toBe('imports_under_way');
  takeSeat('b');
  expect(codeOf(() => takeSeat('c'))).toBe('imports_busy');
  mine[0]?.leave();
  expect(codeOf(() => takeSeat('c'))).toBeNull();
});

test('whoever waits too long is told when to come back, and stands in nobody’s way', async () => {
  const takeSeat = room({ working: 1, patience: 1 });
  const [one, two, three] = ['a', 'b', 'c'].map(takeSeat);
  await one?.turn();
  await expect(two?.turn()).rejects.toMatchObject({ code: 'imports_busy', retryAfter: 15 });
  two?.leave();
  const turn = three?.turn();
  one?.leave();
  await expect(turn).resolves.toBeUndefined();
});
