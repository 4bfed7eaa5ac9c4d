import { compareInTurn, takePublishedPlace, takeReportPlace } from '@/lib/reports/lines';

const share = { code: 'exports_under_way', retryAfter: 5 };
const full = { code: 'exports_busy', retryAfter: 5 };
const origin = (ipAddress: string) => ({ ipAddress, userAgent: null });
const place = (id: string) =>
  takeReportPlace({ id, emailProven: true, origin: origin('192.0.2.9') });
const reader = (address: string) => takePublishedPlace(origin(address));

const refused = (userId: string) => {
  try {
    place(userId)();
    return null;
  } catch (error) {
    return error;
  }
};

test('one person has two places for exports, all people together four, and each is given back once', () => {
  const [first, second] = [place('asha'), place('asha')];
  expect(refused('asha')).toMatchObject(share);
  const others = [place('ravi'), place('meera')];
  expect(refused('kavita')).toMatchObject(full);
  first();
  first();
  const third = place('kavita');
  expect(refused('sunil')).toMatchObject(full);
  for (const leave of [second, third, ...others]) leave();
  expect(refused('sunil')).toBeNull();
});

test('readers of published lists take no place from people who export', () => {
  const readers = ['192.0.2.1', '192.0.2.1', '192.0.2.2'].map(reader);
  expect(() => reader('192.0.2.1')).toThrow(expect.objectContaining(share));
  expect(() => reader('192.0.2.3')).toThrow(expect.objectContaining(full));
  const professionals = ['asha', 'asha', 'ravi', 'meera'].map(place);
  readers[0]?.();
  reader('192.0.2.3')();
  for (const leave of [...professionals, ...readers]) leave();
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
