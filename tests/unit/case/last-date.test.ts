import { hasPassed } from '@/lib/case/rules';

afterEach(() => jest.useRealTimers());

test.each([
  ['2026-04-10T18:29:59.999Z', '11:59 in the evening', false],
  ['2026-04-10T18:30:00Z', 'midnight', true],
])('at %s, %s in India, the last date 10 April has passed: %s', (now, _, passed) => {
  jest.useFakeTimers({ now: new Date(now) });
  expect(hasPassed('2026-04-10')).toBe(passed);
});
