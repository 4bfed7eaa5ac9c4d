import { compareInTurn, takePublishedPlace, takeReportPlace } from '@/lib/reports/lines';

const share = { code: 'exports_under_way', retryAfter: 5 };
const full = { code: 'exports_busy', retryAfter: 5 };
const origin = (ipAddress: string) => ({ ipAddress, userAgent: null });
const place = (id: string) =>
  takeReportPlace({ id, emailProven: true, origin: origin('192.0.2.9') });
const reader = (address: string) => takePublishedPlace(origin(address));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

const leave = (places: Awaited<ReturnType<typeof place>>[]) => {
  for (const one of places) one.leave();
};

test('one person has two places for exports, all people together four, and each is given back once', async () => {
  const asha = await Promise.all([place('asha'), place('asha')]);
  await expect(place('asha')).rejects.toMatchObject(share);
  const others = await Promise.all([place('ravi'), place('meera')]);
  const refused = expect(place('kavita')).rejects.toMatchObject(full);
  await jest.advanceTimersByTimeAsync(10_000);
  await refused;
  asha[0].leave();
  asha[0].leave();
  const third = await place('kavita');
  const waits = place('sunil');
  third.leave();
  leave([...asha, ...others, await waits]);
});

test('whoever reads slowly what is written keeps their part of the line, and no place', async () => {
  const slow = await Promise.all(['asha', 'asha', 'ravi', 'ravi'].map(place));
  for (const one of slow) one.rest();
  const others = await Promise.all(['meera', 'meera', 'kavita', 'kavita'].map(place));
  await expect(place('asha')).rejects.toMatchObject(share);
  leave(slow);
  leave(others);
  leave([await place('asha')]);
});

test('at most thirty files are here, written or not', async () => {
  const slow = await Promise.all(
    Array.from({ length: 30 }, async (_, at) => {
      const one = await place(`person ${at}`);
      one.rest();
      return one;
    }),
  );
  await expect(place('asha')).rejects.toMatchObject(full);
  leave(slow);
});

test('readers of published lists take no place from people who export', async () => {
  const readers = await Promise.all(['192.0.2.1', '192.0.2.1', '192.0.2.2'].map(reader));
  await expect(reader('192.0.2.1')).rejects.toMatchObject(share);
  const waits = reader('192.0.2.3');
  leave(await Promise.all(['asha', 'asha', 'ravi', 'meera'].map(place)));
  readers[0]?.leave();
  leave([...readers, await waits]);
});

test('published lists are compared two at a time, and a failure gives its place back', async () => {
  let [now, most] = [0, 0];
  const compare = async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise(setImmediate);
    now -= 1;
    if (most > 1) throw new Error('away');
  };
  const done = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => compareInTurn(`192.0.2.${at}`, compare)),
  );
  expect([most, done.length]).toEqual([2, 8]);
  await expect(compareInTurn('192.0.2.1', async () => 'well')).resolves.toBe('well');
});
