const allButDate = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

/** Has it be the same day in all tests of a file, and gives it (`YYYY-MM-DD`): no midnight comes between. */
export function oneDay() {
  const now = new Date('2026-11-20T06:30:00.000Z');
  beforeEach(() => jest.useFakeTimers({ now, doNotFake: [...allButDate] }));
  afterEach(() => {
    jest.useRealTimers();
  });
  return '2026-11-20';
}
