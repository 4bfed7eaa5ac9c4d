import { downloadReport, type ReportProgress } from '@/lib/client/files/report';
import { RequestError } from '@/lib/client/request/request';

const saved: string[] = [];

/** The server answers with this much of a report of `total` claims, and a broken connection if `broken`. */
function answerWith(pieces: string[], total: number, broken = false) {
  const left = [...pieces];
  const body = new ReadableStream({
    pull(stream) {
      const piece = left.shift();
      if (piece !== undefined) stream.enqueue(new TextEncoder().encode(piece));
      else if (broken) stream.error(new TypeError('network error'));
      else stream.close();
    },
  });
  const headers = {
    'Content-Type': 'text/csv',
    'Content-Disposition': 'attachment; filename="claims-2026-11-22.csv"',
    'X-Report-Rows': `${total}`,
  };
  Object.assign(globalThis, { fetch: async () => new Response(body, { headers }) });
}

beforeEach(() => {
  saved.length = 0;
  Object.assign(globalThis, {
    localStorage: { getItem: () => null },
    document: {
      createElement: () => ({
        click(this: { download: string }) {
          saved.push(this.download);
        },
      }),
    },
  });
});

function download(format: 'csv' | 'xlsx' = 'csv') {
  const seen: ReportProgress[] = [];
  const { signal } = new AbortController();
  const done = downloadReport({ format }, { onProgress: (now) => seen.push(now), signal });
  return { seen, done };
}

test('a report that arrives whole is saved under the server’s file name, and its progress is told', async () => {
  answerWith(['Claim,Note\nCLM-1,"two\n', 'lines"\nCLM-2,\n'], 2);
  const { seen, done } = download();
  expect(await done).toBe(2);
  expect(saved).toEqual(['claims-2026-11-22.csv']);
  expect(seen.map(({ rows, total }) => [rows, total])).toEqual([
    [0, 2],
    [2, 2],
  ]);
});

test('a report that ends before its last claim is not saved', async () => {
  answerWith(['Claim\n', 'CLM-1\n'], 2);
  await expect(download().done).rejects.toMatchObject({ status: 0, answer: { code: 'network' } });
  expect(saved).toEqual([]);
});

test('a report whose connection breaks off is not saved, whatever its format', async () => {
  answerWith(['PK', '…'], 2, true);
  await expect(download('xlsx').done).rejects.toBeInstanceOf(RequestError);
  expect(saved).toEqual([]);
});
