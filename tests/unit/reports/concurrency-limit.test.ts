import { acquireSlot } from '@/lib/reports/concurrency-limit';

const share = { code: 'exports_under_way', retryAfter: 5 };
const full = { code: 'exports_busy', retryAfter: 5 };
const refused = (userId: string) => {
  try {
    acquireSlot(userId)();
    return null;
  } catch (error) {
    return error;
  }
};

test('one person has two places, all together four, and each is given back once', () => {
  const [first, second] = [acquireSlot('asha'), acquireSlot('asha')];
  expect(refused('asha')).toMatchObject(share);
  const others = [acquireSlot('ravi'), acquireSlot('meera')];
  expect(refused('kavita')).toMatchObject(full);
  first();
  first();
  const third = acquireSlot('kavita');
  expect(refused('sunil')).toMatchObject(full);
  for (const leave of [second, third, ...others]) leave();
  expect(refused('sunil')).toBeNull();
});
