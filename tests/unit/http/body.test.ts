import { readJson } from '@/lib/http/body';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A body that brings so many letters of a JSON text every so many milliseconds, `times` times, and then ends. */
function coming(bytes: number, every: number, times: number) {
  let left = times;
  const body = new ReadableStream<Uint8Array>({
    start: (to) => to.enqueue(Buffer.from('"')),
    pull: async (to) => {
      await new Promise((resolve) => setTimeout(resolve, every));
      to.enqueue(Buffer.from(left > 0 ? 'x'.repeat(bytes) : '"'));
      left -= 1;
      if (left < 0) to.close();
    },
  });
  const headers = { 'Content-Type': 'application/json' };
  return new Request('http://here', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
}

/** What became of it after so many seconds: how long the text is, or why there is none. */
async function after(seconds: number, request: Request) {
  let outcome: unknown = 'still reading';
  readJson(request).then(
    (text) => {
      outcome = String(text).length;
    },
    ({ code }) => {
      outcome = code;
    },
  );
  await jest.advanceTimersByTimeAsync(seconds * 1000);
  return outcome;
}

test.each([
  ['that stops', [1, 1e9, 1], 31, 'malformed'],
  ['that stops, a moment before', [1, 1e9, 1], 29, 'still reading'],
  ['that dribbles a byte each second', [1, 1000, 1000], 31, 'malformed'],
  ['that is slow and steady', [20_000, 10_000, 20], 220, 400_000],
  ['that is too large', [200_000, 1000, 20], 220, 'too_large'],
] as const)('a body %s', async (_, [bytes, every, times], seconds, expected) => {
  expect(await after(seconds, coming(bytes, every, times))).toEqual(expected);
});
