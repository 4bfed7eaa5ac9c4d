import { RequestError } from '@/lib/client/request/request';
import { untilAnswered } from '@/lib/client/request/until-answered';

const page = '<html><title>502 Bad Gateway</title></html>';
const ours = (code: string) => JSON.stringify({ message: 'Not now', code });

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { window: new EventTarget() });
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
});
afterEach(() => jest.useRealTimers());

/** Sends a request that fails so often, and gives the number of tries and the result. */
async function sent(failure: RequestError, failures: number) {
  let tries = 0;
  const result = untilAnswered(
    async () => {
      tries += 1;
      if (tries <= failures) throw failure;
      return 'arrived';
    },
    { onCut: () => undefined, signal: new AbortController().signal },
  ).catch((error: RequestError) => error.status);
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  return { tries, result: await result };
}

test.each([
  [0, ''],
  [502, page],
  [503, page],
  [504, ''],
])('a request that a network or a proxy answered with %i is sent again', async (status, body) => {
  expect(await sent(new RequestError(status, '', body), 2)).toEqual({
    tries: 3,
    result: 'arrived',
  });
});

test('a request that a proxy keeps failing is given up after eight tries', async () => {
  expect(await sent(new RequestError(502, '', page), 99)).toEqual({ tries: 8, result: 502 });
});

test.each([
  [503, ours('unavailable')],
  [500, page],
  [413, page],
  [409, ours('too_many_documents')],
])('a request that the portal itself answered with %i is not sent again', async (status, body) => {
  expect(await sent(new RequestError(status, '', body), 99)).toEqual({ tries: 1, result: status });
});
