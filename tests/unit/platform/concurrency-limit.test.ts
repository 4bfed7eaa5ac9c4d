import { busy, concurrencyLimit, processLimit } from '@/lib/platform/concurrency-limit';
import { PortalError } from '@/lib/platform/errors';

const [share, full] = [busy('imports_under_way', 10), busy('imports_busy', 15)];
const limits = { working: 2, inside: 4, perPerson: 3, timeoutMs: 30_000, share, full };

const room = (settings = {}) => concurrencyLimit({ ...limits, ...settings }).acquirePermit;

const codeOf = (attempt: () => unknown) => {
  try {
    attempt();
    return null;
  } catch (error) {
    return error instanceof PortalError ? error.code : error;
  }
};

test('two callers work at a time, and the next in line follows the first who leaves', async () => {
  const acquirePermit = room();
  const [one, two, three, four] = ['a', 'b', 'c', 'd'].map(acquirePermit);
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

test('one person has a share of the places, and the number of all places is limited', () => {
  const acquirePermit = room();
  const mine = [acquirePermit('a'), acquirePermit('a'), acquirePermit('a')];
  expect(codeOf(() => acquirePermit('a'))).toBe('imports_under_way');
  acquirePermit('b');
  expect(codeOf(() => acquirePermit('c'))).toBe('imports_busy');
  mine[0]?.leave();
  expect(codeOf(() => acquirePermit('c'))).toBeNull();
});

test('a caller who waits too long is told when to come back, and does not block the next one', async () => {
  const acquirePermit = room({ working: 1, timeoutMs: 1 });
  const [one, two, three] = ['a', 'b', 'c'].map(acquirePermit);
  await one?.turn();
  await expect(two?.turn()).rejects.toMatchObject({ code: 'imports_busy', retryAfter: 15 });
  two?.leave();
  const turn = three?.turn();
  one?.leave();
  await expect(turn).resolves.toBeUndefined();
});

test('a person who has used their share is refused before they take a place', () => {
  const { acquirePermit, requireShare } = concurrencyLimit({ ...limits, perPerson: 1 });
  requireShare('a');
  const mine = acquirePermit('a');
  expect(codeOf(() => requireShare('a'))).toBe('imports_under_way');
  expect(codeOf(() => requireShare('b'))).toBeNull();
  mine.leave();
  expect(codeOf(() => requireShare('a'))).toBeNull();
});

test('a process has one limit under each name, however often it is asked for', () => {
  const [one, other] = [processLimit('imports', limits), processLimit('imports', limits)];
  const mine = ['a', 'b'].map(one.acquirePermit);
  expect(other.underWay()).toEqual({ inside: 2, working: 0 });
  for (const { leave } of mine) leave();
});
