import { parsedJson, readBody, readBodyIfAny } from '@/lib/http/request/body';
import { slowRequest } from '@/tests/support/http/slow-request';

const readJson = async (request: Request) => parsedJson(await readBody(request));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The state after so many seconds: the length of the text, or the reason why there is none. */
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
  ['that stops', [1, 1e9, 1], 31, 'upload_too_slow'],
  ['that has not yet stopped too long', [1, 1e9, 1], 29, 'still reading'],
  ['that dribbles a byte each second', [1, 1000, 1000], 31, 'upload_too_slow'],
  ['that is slow and steady', [20_000, 10_000, 20], 220, 400_000],
  ['that is too large', [200_000, 1000, 20], 220, 'request_too_large'],
] as const)(
  'a JSON body %s is cut or read on as its pace allows',
  async (_, [bytes, every, times], seconds, expected) => {
    expect(
      await after(seconds, slowRequest('application/json', ['"', '"'], { bytes, every, times })),
    ).toEqual(expected);
  },
);

const sent = (text: string) =>
  readJson(
    new Request('http://portal.example', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: text,
    }),
  );

test('a JSON body nested too deeply is refused, and brackets within its texts do not count', async () => {
  const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  await expect(sent(nested(100_000))).rejects.toMatchObject({ code: 'malformed_json' });
  await expect(sent('['.repeat(40))).rejects.toMatchObject({ code: 'malformed_json' });
  expect(await sent(nested(20))).toHaveProperty('a');
  const text = `\\"${'['.repeat(1000)}`;
  expect(await sent(JSON.stringify([{ text }, [text]]))).toEqual([{ text }, [text]]);
});

test('a body that may be absent counts as {} then, and is read where there is one', async () => {
  const post = (init: RequestInit) =>
    readBodyIfAny(new Request('http://portal.example', { method: 'POST', ...init })).then(
      parsedJson,
    );
  expect(await post({})).toEqual({});
  const json = { 'Content-Type': 'application/json' };
  expect(await post({ headers: { ...json, 'Content-Length': '9' }, body: '{"a":"b"}' })).toEqual({
    a: 'b',
  });
  const text = { 'Content-Type': 'text/plain', 'Content-Length': '2' };
  await expect(post({ headers: text, body: 'hi' })).rejects.toMatchObject({
    code: 'json_expected',
  });
});
