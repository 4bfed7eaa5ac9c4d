import { isFinal, maxAttempts, pauseAfter, traceOf } from '@/lib/notifications/mail/back-off';

const minute = 60_000;

test('the pause after a failed letter doubles from one minute up to four hours', () => {
  expect([1, 2, 3, 8, 9, 12].map((attempts) => pauseAfter(attempts) / minute)).toEqual([
    1, 2, 4, 128, 240, 240,
  ]);
});

test('a letter is tried again for more than half a day and less than two days', () => {
  const pauses = Array.from({ length: maxAttempts - 1 }, (_, index) => pauseAfter(index + 1));
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / (60 * minute);
  expect(hours).toBeGreaterThan(12);
  expect(hours).toBeLessThan(48);
});

const failure = (properties: object) =>
  Object.assign(new Error('asha@example.in refused'), properties);

test.each([
  [{ code: 'EENVELOPE', responseCode: 550 }, true],
  [{ code: 'EMESSAGE', responseCode: 554 }, true],
  [{ code: 'EENVELOPE', responseCode: 451 }, false],
  [{ code: 'EAUTH', responseCode: 535 }, false],
  [{ code: 'ECONNREFUSED' }, false],
])('the mail error %j is final: %s', (properties, final) => {
  expect(isFinal(failure(properties))).toBe(final);
});

test('what is kept of a mail error contains no address', () => {
  expect(traceOf(failure({ code: 'EENVELOPE', responseCode: 550 }))).toBe('EENVELOPE 550');
  expect(traceOf(failure({}))).toBe('Error');
  expect(traceOf('asha@example.in')).toBe('unknown');
});
