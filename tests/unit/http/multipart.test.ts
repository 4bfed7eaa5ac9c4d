import { readMultipart } from '@/lib/http/multipart';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';

/** A form that begins at once and then brings so many bytes every so many milliseconds, `times` times. */
function coming(bytes: number, every: number, times: number) {
  let left = times;
  const body = new ReadableStream<Uint8Array>({
    start: (to) => to.enqueue(Buffer.from(head)),
    pull: async (to) => {
      await new Promise((resolve) => setTimeout(resolve, every));
      to.enqueue(Buffer.from(left > 0 ? 'x'.repeat(bytes) : '\r\n--b--\r\n'));
      left -= 1;
      if (left < 0) to.close();
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  return new Request('http://here', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
}

/** What became of it after so many seconds: the size of the file, or why there is none. */
async function after(seconds: number, request: Request) {
  let outcome: unknown = 'still reading';
  readMultipart(request, {
    field: 'file',
    mostBytes: 1_000_000,
    drop: async () => undefined,
    take: async ({ content }) => {
      let size = 0;
      for await (const chunk of content) size += chunk.length;
      return size;
    },
  }).then(
    ({ file }) => {
      outcome = file;
    },
    ({ code, message }) => {
      outcome = [code, message];
    },
  );
  await jest.advanceTimersByTimeAsync(seconds * 1000);
  return outcome;
}

const tooSlow = ['malformed', 'The upload came too slowly. Please try again.'];

test.each([
  ['that stops', [1, 1e9, 1], 31, tooSlow],
  ['that stops, a moment before', [1, 1e9, 1], 29, 'still reading'],
  ['that dribbles a byte each second', [1, 1000, 1000], 31, tooSlow],
  ['that is slow and steady', [20_000, 10_000, 20], 220, 400_000],
  ['that falters', [1000, 25_000, 1], 60, tooSlow],
] as const)('a form %s', async (_, [bytes, every, times], seconds, expected) => {
  expect(await after(seconds, coming(bytes, every, times))).toEqual(expected);
});
