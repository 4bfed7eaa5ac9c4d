import '@/tests/support/portal/settings';
import { waitAfter } from '@/lib/platform/slow-down';

test('a caller within a limit does not wait', () => {
  expect([-200, -1, 0].map(waitAfter)).toEqual([0, 0, 0]);
});

test('each call beyond a limit waits longer than the one before, ten seconds at most', () => {
  const waits = Array.from({ length: 1000 }, (_, beyond) => waitAfter(beyond));
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect([waits[1], waits[100], waits.at(-1), waitAfter(1e9)]).toEqual([50, 5000, 10_000, 10_000]);
});
