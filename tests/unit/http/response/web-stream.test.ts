import '@/tests/support/portal/settings';
import { PassThrough } from 'node:stream';
import { webStream } from '@/lib/http/response/web-stream';
import { env } from '@/lib/platform/env';

const open = () => new AbortController().signal;
const textOf = async (stream: ReadableStream) => new Response(stream).text();

test('a small file is answered once it is whole', async () => {
  const body = new PassThrough();
  body.write('first ');
  const answer = webStream(body, open());
  body.end('last');
  expect(await textOf(await answer)).toBe('first last');
});

test('what fails after its first bytes, before a beginning is there, gets an answer of its own', async () => {
  const body = new PassThrough();
  body.write('{"number":1,"lines":[');
  const answer = webStream(body, open());
  body.destroy(new Error('statement timeout'));
  await expect(answer).rejects.toThrow('statement timeout');
});

test('what fails after that breaks off, and is not taken for whole', async () => {
  const body = new PassThrough();
  const beginning = 'x'.repeat(64 * 1024);
  body.write(beginning);
  const reader = (await webStream(body, open())).getReader();
  let read = 0;
  while (read < beginning.length) read += (await reader.read()).value?.length ?? 0;
  body.destroy(new Error('statement timeout'));
  await expect(reader.read()).rejects.toThrow('statement timeout');
});

test('what does not begin in time is given up, and its reader told when to come back', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  try {
    const body = new PassThrough();
    const answer = expect(webStream(body, open())).rejects.toMatchObject({
      code: 'not_in_time',
      retryAfter: 30,
    });
    jest.advanceTimersByTime(env().ANSWER_SECONDS * 1000 - 1);
    expect(body.destroyed).toBe(false);
    jest.advanceTimersByTime(1);
    await answer;
    expect(body.destroyed).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});

test('a reader who leaves before it begins is told nothing', async () => {
  const body = new PassThrough();
  const leaving = new AbortController();
  const answer = webStream(body, leaving.signal);
  leaving.abort();
  expect(await textOf(await answer)).toBe('');
  expect(body.destroyed).toBe(true);
});
