import { post, type RequestError } from '@/lib/client/request/request';

const refusal =
  (code: string, status = 429) =>
  () =>
    new Response(JSON.stringify({ message: 'Later', code }), {
      status,
      headers: { 'Retry-After': '2' },
    });
const answered = () => new Response('{"id":"1"}');

const original = globalThis.fetch;
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = original;
});

/** Posts where these answers come, and then success; gives what came of it and what was sent. */
async function posted(...answers: (() => Response)[]) {
  const sent: unknown[] = [];
  globalThis.fetch = async (_, init) => {
    sent.push(init?.body);
    return (answers.shift() ?? answered)();
  };
  const result = post('/api/claims', { claimAmount: '1' }).catch((error: RequestError) => [
    error.status,
    error.answer.code,
  ]);
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  return { sent, result: await result };
}

const body = '{"claimAmount":"1"}';

test('a call that was sent away since much is under way is sent again, the same', async () => {
  const { sent, result } = await posted(refusal('too_much_at_once'), refusal('too_much_at_once'));
  expect(result).toEqual({ id: '1' });
  expect(sent).toEqual([body, body, body]);
});

test('it is given up after eight tries', async () => {
  const { sent, result } = await posted(...Array(99).fill(refusal('too_much_at_once')));
  expect([sent.length, result]).toEqual([8, [429, 'too_much_at_once']]);
});

test.each([
  ['too_many_claims', 429],
  ['not_in_time', 503],
])('a call that was answered with %s is not sent again by itself', async (code, status) => {
  const { sent, result } = await posted(refusal(code, status));
  expect([sent, result]).toEqual([[body], [status, code]]);
});
