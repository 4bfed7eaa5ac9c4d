import { english } from '@/lib/format/english-sentences';
import { readMultipart } from '@/lib/http/request/multipart';
import { slowRequest } from '@/tests/support/http/slow-request';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';

/** The state after so many seconds: the size of the file, or the reason why there is none. */
async function after(seconds: number, request: Request) {
  let outcome: unknown = 'still reading';
  readMultipart(request, {
    field: 'file',
    maxBytes: 1_000_000,
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
    (error) => {
      outcome = [error.code, english.ofError(error)];
    },
  );
  await jest.advanceTimersByTimeAsync(seconds * 1000);
  return outcome;
}

const tooSlow = ['upload_too_slow', 'The upload was too slow. Please try again.'];

test.each([
  ['that stops', [1, 1e9, 1], 31, tooSlow],
  ['that has not yet stopped too long', [1, 1e9, 1], 29, 'still reading'],
  ['that dribbles a byte each second', [1, 1000, 1000], 31, tooSlow],
  ['that is slow and steady', [20_000, 10_000, 20], 220, 400_000],
  ['that falters', [1000, 25_000, 1], 60, tooSlow],
] as const)(
  'an uploaded form %s is cut or read on as its pace allows',
  async (_, [bytes, every, times], seconds, expected) => {
    expect(
      await after(
        seconds,
        slowRequest('multipart/form-data; boundary=b', [head, '\r\n--b--\r\n'], {
          bytes,
          every,
          times,
        }),
      ),
    ).toEqual(expected);
  },
);
