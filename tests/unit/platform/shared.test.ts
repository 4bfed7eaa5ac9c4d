import { shared } from '@/lib/platform/shared';

test('callers who come while a question is being asked share the answer to the next one', async () => {
  const answers: ((answer: number) => void)[] = [];
  const ask = shared(
    () =>
      new Promise<number>((resolve) => {
        answers.push(resolve);
      }),
  );
  const first = ask();
  const others = [ask(), ask(), ask()];
  expect(answers).toHaveLength(1);
  answers[0]?.(1);
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(answers).toHaveLength(2);
  const late = ask();
  answers[1]?.(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  await Promise.resolve();
  expect(answers).toHaveLength(3);
  answers[2]?.(3);
  expect(await late).toBe(3);
  void ask();
  expect(answers).toHaveLength(4);
});

test('a failed question fails for its own callers, and the next call asks again', async () => {
  let asked = 0;
  const ask = shared(async () => {
    asked += 1;
    if (asked < 3) throw new Error(`no ${asked}`);
    return asked;
  });
  const first = ask();
  const second = ask();
  await expect(first).rejects.toThrow('no 1');
  await expect(second).rejects.toThrow('no 2');
  expect(await ask()).toBe(3);
});
